/**
 * The process that reads uploaded files: one that makes it run for ever or take all memory ends this one, and no class.
 * It has no database and no secret. It ends with its parent. Started by `child-inspector.ts` with the bytes of memory
 * it may take.
 */
import { Worker } from 'node:worker_threads'
import { checkArchive } from '../../inspect/check-archive.ts'
import { countPdfPages } from '../../inspect/count-pdf-pages.ts'
import { readTableFile } from '../../inspect/read-table-file.ts'
import { measureMp3 } from '../../inspect/measure-mp3.ts'
import type { ReadableFile } from '../../inspect/readable-file.ts'
import { TableError } from '../../domain/school/office/table-file.ts'
import { InspectionError } from '../../ports/file-inspector.ts'
import type { FromInspector, InspectionTask, ToInspector } from './inspector-messages.ts'

// A failed write means that the parent is gone; `disconnect` follows and ends us.
const tellParent = (message: FromInspector) => process.send?.(message, () => undefined)
process.on('disconnect', () => process.exit(0))
// The terminal sends Ctrl+C to the whole group; the parent ends us when it is ready.
process.on('SIGINT', () => undefined)

const watch = new Worker(new URL('./memory-watch.ts', import.meta.url), {
  workerData: { limitBytes: Number(process.argv[2]) },
})
// Without its watch it must not read anything.
watch.once('error', () => process.exit(1))

const reads = new Map<number, PromiseWithResolvers<ArrayBuffer>>()
let lastRead = 0

// The file of the server, read part by part.
const fileOf = (size: number): ReadableFile => ({
  size,
  slice: (begin, end) => ({
    arrayBuffer() {
      const read = Promise.withResolvers<ArrayBuffer>()
      lastRead += 1
      reads.set(lastRead, read)
      tellParent({ type: 'read', id: lastRead, begin, end })
      return read.promise
    },
  }),
})

async function outcomeOf(
  task: InspectionTask,
  file: ReadableFile,
): Promise<(FromInspector & { type: 'done' })['outcome']> {
  try {
    if (task === 'countPages') return { pages: await countPdfPages(file) }
    if (task === 'readTable') return { table: await readTableFile(file) }
    if (task === 'measureAudio') return { seconds: await measureMp3(file) }
    await checkArchive(file)
    return { passed: true }
  } catch (error) {
    if (error instanceof InspectionError) return { failure: error.code }
    if (error instanceof TableError) return { tableFailure: error.code }
    throw error
  }
}

process.on('message', async (message: ToInspector) => {
  if (message.type === 'bytes') {
    const { id, bytes } = message
    if (bytes === null) reads.get(id)?.reject(new Error('the file cannot be read'))
    // A copy of its own length: the message's buffer is shared with other parts of it.
    else reads.get(id)?.resolve(new Uint8Array(bytes).buffer)
    reads.delete(id)
    return
  }
  const outcome = await outcomeOf(message.task, fileOf(message.sizeBytes))
  // PDF.js may still wait for parts of a file that is done.
  reads.clear()
  tellParent({ type: 'done', outcome, rssBytes: process.memoryUsage.rss() })
})

watch.once('online', () => tellParent({ type: 'ready' }))
