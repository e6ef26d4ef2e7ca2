import { type FileDenial, judgeFile } from '../files/file-kinds.ts'
import { startUpload, type UploadPurpose } from './upload-queue.ts'

export interface RefusedFile {
  name: string
  denial: FileDenial
}

/** Uploads what may be uploaded: one wrong file stops no other. @returns those that cannot be taken */
export function uploadFiles(files: readonly File[], purpose: UploadPurpose = 'resource'): readonly RefusedFile[] {
  return files.flatMap((file) => {
    const judged = judgeFile(file)
    if (typeof judged === 'object') return [{ name: file.name, denial: judged }]
    startUpload({ file, kind: judged, purpose })
    return []
  })
}
