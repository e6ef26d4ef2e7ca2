import type { Stores } from '../db/stores.ts'
import { CONVERT_MAX_BYTES, officeExtension, transcodeRoute } from '../domain/transcode-rules.ts'
import type { TranscodeResult, TranscodeSource } from '../db/transcodes.ts'
import { ownerOf } from '../domain/upload-rules.ts'
import { ConversionError, type DocumentConverter } from '../ports/document-converter.ts'
import type { ObjectStore } from '../ports/object-store.ts'
import { countPdfPages } from './count-pdf-pages.ts'
import type { Effect, Job, JobHandler } from './job-runner.ts'

export interface TranscodeDeps extends Pick<Stores, 'transcodes'> {
  objects: ObjectStore
  converter: DocumentConverter
}

/** Counts the pages of a PDF, after making one of an office document. Pages stay pages of that PDF. */
export function transcodeHandler({ transcodes, objects, converter }: TranscodeDeps): JobHandler<'transcode'> {
  const resultOf = async (
    transcodeId: string,
    { objectKey, contentType }: TranscodeSource,
    signal: AbortSignal,
  ): Promise<TranscodeResult> => {
    const content = await objects.read(objectKey)
    if (!content) return { reason: 'broken' }
    switch (transcodeRoute(contentType)) {
      case 'countPages':
        return counted(content, objectKey)
      case 'convert': {
        if (content.size > CONVERT_MAX_BYTES) return { reason: 'too-large' }
        // The same key each time, so that a second try leaves no second file.
        const pdfKey = `${ownerOf(objectKey)}converted/${transcodeId}.pdf`
        const staged = await objects.stage(await converter.toPdf(content, officeExtension(contentType), signal))
        const result = await counted(staged.content, pdfKey)
        if ('reason' in result) await objects.discard(staged)
        else await objects.publish(staged, pdfKey, 'application/pdf')
        return result
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
      if (error instanceof ConversionError) return { reason: error.code }
      throw error
    })
    return async (stores) => {
      const isWanted = await stores.transcodes.finish(transcodeId, result, now)
      if (!isWanted && 'pdfKey' in result && result.pdfKey !== source.objectKey) await objects.delete(result.pdfKey)
    }
  }
}

async function counted(content: Blob, pdfKey: string): Promise<TranscodeResult> {
  const pages = await countPdfPages(content)
  return typeof pages === 'number' ? { pages, pdfKey } : { reason: pages }
}

export const giveUpTranscode = ({ payload: { transcodeId }, now }: Job<'transcode'>): Effect => {
  return async ({ transcodes }) => void (await transcodes.finish(transcodeId, { reason: 'gave-up' }, now))
}
