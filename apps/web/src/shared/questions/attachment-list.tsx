import type { Attachment } from '@hwjy/sdk'
import { AudioPlayer, ImageViewer, Link } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './attachment-list.css.ts'

export interface AttachmentListProps {
  /** Names the list. */
  label: string
  attachments: readonly Attachment[]
}

const isImage = ({ contentType }: Attachment) => contentType.startsWith('image/')

/** Files of a question or an answer: pictures to enlarge, sound to hear, anything else to open. */
export function AttachmentList({ label, attachments }: AttachmentListProps) {
  const { t } = useTranslation('questions')
  const [shown, setShown] = useState<number | null>(null)
  if (attachments.length === 0) return null
  const images = attachments.filter(isImage)
  return (
    <div className={css.box}>
      <ul aria-label={label} className={css.list}>
        {attachments.map((attachment) => (
          <li key={attachment.resourceId} className={isImage(attachment) ? undefined : css.wide}>
            <One
              attachment={attachment}
              openLabel={t('view.openImage', { name: attachment.fileName })}
              onOpen={() => setShown(images.indexOf(attachment))}
            />
          </li>
        ))}
      </ul>
      <ImageViewer
        images={images.map(({ resourceUrl, fileName }) => ({ src: resourceUrl, alt: fileName }))}
        index={shown}
        onIndexChange={setShown}
        onClose={() => setShown(null)}
      />
    </div>
  )
}

function One({ attachment, openLabel, onOpen }: { attachment: Attachment; openLabel: string; onOpen: () => void }) {
  const { contentType, resourceUrl, fileName } = attachment
  if (isImage(attachment)) {
    return (
      <button type="button" aria-label={openLabel} className={css.thumb} onClick={onOpen}>
        <img src={resourceUrl} alt="" loading="lazy" className={css.picture} />
      </button>
    )
  }
  if (contentType.startsWith('audio/')) return <AudioPlayer src={resourceUrl} label={fileName} />
  return <Link href={resourceUrl}>{fileName}</Link>
}
