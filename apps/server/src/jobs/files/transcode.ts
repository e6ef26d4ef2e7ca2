import type { Stores } from '../../db/stores.ts'
import { CONVERT_MAX_BYTES, officeExtension, transcodeRoute } from '../../domain/files/transcode-rules.ts'
import type { TranscodeResult, TranscodeSource } from '../../db/files/transcodes.ts'
import { ownerOf } from '../../domain/files/upload-rules.ts'
import { ConversionError, type DocumentConverter } from '../../ports/document-converter.ts'
import type { ObjectStore } from '../../ports/object-store.ts'
import { type FileInspector, InspectionError } from '../../ports/file-inspector.ts'
import type { Effect, GivenUp, Job, JobHandler } from '../job-runner.ts'

export interface TranscodeDeps extends Pick<Stores, 'transcodes'> {
  objects: ObjectStore
  converter: DocumentConverter
  inspector: FileInspector
}

/** Counts the pages of a PDF, after making one of an office document. Page numbers are those of that PDF. */
export function transcodeHandler(deps: TranscodeDeps): JobHandler<'transcode'> {
  const { transcodes, objects, converter, inspector } = deps

  const resultOf = async (
    transcodeId: string,
    { objectKey, contentType }: TranscodeSource,
    signal: AbortSignal,
  ): Promise<TranscodeResult> => {
    const content = await objects.read(objectKey)
    if (!content) return { reason: 'broken' }
    switch (transcodeRoute(contentType)) {
      case 'countPages':
        return { pages: await inspector.countPages(content, signal), pdfKey: objectKey }
      case 'convert': {
        if (content.size > CONVERT_MAX_BYTES) return { reason: 'too-large' }
        // The same key each time, so that a second try leaves no second file.
        const pdfKey = `${ownerOf(objectKey)}converted/${transcodeId}.pdf`
        await inspector.checkDocument(content, signal)
        const staged = await objects.stage(await converter.toPdf(content, officeExtension(contentType), signal))
        try {
          const pages = await inspector.countPages(staged.content, signal)
          await objects.publish(staged, pdfKey, 'application/pdf')
          return { pages, pdfKey }
        } catch (error) {
          await objects.discard(staged)
          throw error
        }
      }
      default:
        return { reason: 'unsupported' }
    }
  }

  return async ({ payload: { transcodeId }, now, signal }) => {
    const source = await transcodes.source(transcodeId)
    if (!source) return undefined
    await transcodes.begin(transcodeId)
    const result = await resultOf(transcodeId, source, signal).catch((error: unknown): TranscodeResult => {
      if (error instanceof ConversionError || error instanceof InspectionError) return { reason: error.code }
      throw error
    })
    return async (stores) => {
      const isWanted = await stores.transcodes.finish(transcodeId, result, now)
      if (!isWanted && 'pdfKey' in result && result.pdfKey !== source.objectKey) await objects.delete(result.pdfKey)
    }
  }
}

export const giveUpTranscode = ({ payload: { transcodeId }, now }: Job<'transcode'>, reason: GivenUp): Effect => {
  return async ({ transcodes }) => void (await transcodes.finish(transcodeId, { reason }, now))
}
