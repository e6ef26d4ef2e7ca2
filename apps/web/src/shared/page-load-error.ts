/** A page's code or words could not be fetched: offline, or a new version has replaced the files. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError'
}
