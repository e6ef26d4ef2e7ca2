/** Code or words of a page that could not be fetched. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError'
  /** Forgets the failure, so that rendering the page again fetches again. */
  readonly forget: () => void

  constructor(forget: () => void, options: ErrorOptions) {
    super('The page could not be fetched', options)
    this.forget = forget
  }
}
