import ts from 'typescript-5.9';

/** A name that a path exports, as its declarations say. */
export interface Declared {
  readonly name: string;
  readonly isType: boolean;
  readonly isValue: boolean;
  readonly typeParameters: number;
  /** Where it is declared: the same for one and the same thing reached by another path. */
  readonly origin: string;
}

/** Reads what each path exports to TypeScript, resolved as a user in that folder would. */
export function declarationsOf(folder: string, specifiers: readonly string[]): Map<string, Declared[]> {
  const file = `${folder}/every-path.ts`;
  const text = specifiers.map((specifier, index) => `export * as m${index} from '${specifier}';`).join('\n');
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { readFile, getSourceFile, fileExists } = host;
  host.fileExists = name => name === file || fileExists(name);
  host.readFile = name => (name === file ? text : readFile(name));
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  return new Map(
    program.getSourceFile(file)!.statements.map(statement => {
      const specifier = (statement as ts.ExportDeclaration).moduleSpecifier as ts.StringLiteral;
      const module = checker.getSymbolAtLocation(specifier);
      if (!module) throw new Error(`${specifier.text} has no declarations`);
      return [
        specifier.text,
        checker.getExportsOfModule(module).map(symbol => describe(checker, symbol)),
      ] as const;
    }),
  );
}

function describe(checker: ts.TypeChecker, symbol: ts.Symbol): Declared {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = target.declarations?.[0];
  if (!declaration) throw new Error(`${symbol.name} leads nowhere`);
  const { typeParameters } = declaration as ts.DeclarationStatement & {
    typeParameters?: ts.NodeArray<ts.Node>;
  };
  return {
    name: symbol.name,
    isType: (target.flags & ts.SymbolFlags.Type) !== 0,
    isValue: (target.flags & ts.SymbolFlags.Value) !== 0,
    typeParameters: target.flags & ts.SymbolFlags.Type ? (typeParameters?.length ?? 0) : 0,
    origin: `${declaration.getSourceFile().fileName}:${declaration.pos}`,
  };
}
