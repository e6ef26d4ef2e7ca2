export type ConversionFailure = 'converter-missing' | 'broken' | 'timed-out' | 'too-large' | 'crashed'

/** The document has no PDF, and trying again would not help. */
export class ConversionError extends Error {
  override readonly name = 'ConversionError'
  readonly code: ConversionFailure
  constructor(code: ConversionFailure, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

export interface DocumentConverter {
  /**
   * @param extension what kind of document it is: `doc`, `docx`, `ppt`, `pptx`
   * @returns the PDF, to be read to its end
   * @throws {ConversionError}
   */
  toPdf(document: Blob, extension: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>>
}

/** Serves hosts that can start no program. */
export const noConverter: DocumentConverter = {
  toPdf: () => Promise.reject(new ConversionError('converter-missing')),
}
