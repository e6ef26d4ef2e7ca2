import { AudioPlayer, EmptyState, Skeleton, VideoPlayer } from '@hwjy/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../shared/page/lazy-page.ts'
import type { FileKind } from './file-kind.ts'
import type { PdfFileProps } from './pdf-file.tsx'
import { ImageFile } from './image-file.tsx'
import { TextFile } from './text-file.tsx'

const PdfFile = lazyPage<PdfFileProps>(() => import('./pdf-file.tsx'))

export interface FileViewProps {
  kind: FileKind
  /** Already known to be ours. */
  url: string
  name: string
  /** The file did not open: its address may have ended. */
  onFailed: () => void
}

/** Shows a file in the viewer of its kind; a file without a viewer is offered as a download. */
export function FileView({ kind, url, name, onFailed }: FileViewProps) {
  const { t } = useTranslation('filePreview')
  switch (kind) {
    case 'image':
      return <ImageFile key={url} url={url} name={name} onFailed={onFailed} />
    case 'audio':
      return <AudioPlayer src={url} label={name} hasWaveform onFailed={onFailed} />
    case 'video':
      return <VideoPlayer src={url} label={name} onFailed={onFailed} />
    case 'text':
      return <TextFile url={url} onFailed={onFailed} />
    case 'pdf':
      return (
        <Suspense fallback={<Skeleton lines={9} />}>
          <PdfFile url={url} name={name} onFailed={onFailed} />
        </Suspense>
      )
    case 'other':
      return <EmptyState drawing="homework" title={t('noPreview')} description={t('noPreviewText')} />
  }
}
