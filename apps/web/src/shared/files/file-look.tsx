import type { ResourceItem } from '@hwjy/sdk'
import { FileArchive, FileText, Film, Image as ImageIcon, type LucideIcon, Music } from 'lucide-react'
import * as css from './file-look.css.ts'

const icons: Readonly<Record<ResourceItem['type'], LucideIcon>> = {
  image: ImageIcon,
  audio: Music,
  video: Film,
  document: FileText,
  zip: FileArchive,
}

/** A larger picture costs more than a small look at it is worth. */
const THUMB_MAX_BYTES = 2 * 1024 ** 2

/** A small picture of a file, or the icon of its kind. */
export function FileLook({ resource: { type, sizeBytes, resourceUrl } }: { resource: ResourceItem }) {
  const Icon = icons[type]
  return (
    <span className={css.picture}>
      {type === 'image' && sizeBytes <= THUMB_MAX_BYTES ? (
        <img src={resourceUrl} alt="" loading="lazy" className={css.thumb} />
      ) : (
        <Icon aria-hidden size={20} />
      )}
    </span>
  )
}

/** `/previewFile` asks for another address by itself when this one has ended. */
export const previewPath = ({ resourceUrl, transcode, fileName }: ResourceItem) =>
  `/previewFile?${new URLSearchParams({ url: transcode?.pdfUrl ?? resourceUrl, name: fileName })}`

export function downloadFile({ resourceUrl, fileName }: ResourceItem) {
  Object.assign(document.createElement('a'), { href: resourceUrl, download: fileName }).click()
}
