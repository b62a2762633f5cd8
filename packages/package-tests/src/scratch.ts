/** Where the tests keep what they make of one package. */
export const scratchFolders = (scratch: string, slug: string) => ({
  tarballs: `${scratch}/tarballs`,
  tarball: `${scratch}/tarballs/${slug}.tgz`,
  /** The tarball's content. */
  unpacked: `${scratch}/tarballs/${slug}`,
  /** A project that depends on this package alone. */
  alone: `${scratch}/alone/${slug}`,
});
