import type { Attachment } from '@hwjy/sdk'
import { AudioPlayer, ImageViewer, Link } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './attachment-list.css.ts'

export interface AttachmentListProps {
  /** Names the list. */
  label: string
  attachments: readonly Attachment[]
  /**
   * People named these files. Left out: photos and recordings of an answer and of its marks, whose files have names for
   * machines; they are told apart by their number.
   */
  areNamed?: boolean | undefined
}

const isImage = ({ contentType }: Attachment) => contentType.startsWith('image/')
const isSound = ({ contentType }: Attachment) => contentType.startsWith('audio/')

/** Files of a question or an answer: pictures to enlarge, sound to hear, anything else to open. */
export function AttachmentList({ label, attachments, areNamed = false }: AttachmentListProps) {
  const { t } = useTranslation('questions')
  const [shown, setShown] = useState<number | null>(null)
  if (attachments.length === 0) return null
  const images = attachments.filter(isImage)
  const sounds = attachments.filter(isSound)
  function nameOf(attachment: Attachment): string {
    if (!areNamed && isImage(attachment)) return t('view.photo', { no: images.indexOf(attachment) + 1 })
    if (!areNamed && isSound(attachment)) return t('view.take', { no: sounds.indexOf(attachment) + 1 })
    return attachment.fileName
  }
  return (
    <div className={css.box}>
      <ul aria-label={label} className={css.list}>
        {attachments.map((attachment) => (
          <li key={attachment.resourceId} className={isImage(attachment) ? undefined : css.wide}>
            <One
              attachment={attachment}
              name={nameOf(attachment)}
              openLabel={t('view.openImage', { name: nameOf(attachment) })}
              onOpen={() => setShown(images.indexOf(attachment))}
            />
          </li>
        ))}
      </ul>
      <ImageViewer
        images={images.map((image) => ({ src: image.resourceUrl, alt: nameOf(image) }))}
        index={shown}
        onIndexChange={setShown}
        onClose={() => setShown(null)}
      />
    </div>
  )
}

interface OneProps {
  attachment: Attachment
  name: string
  openLabel: string
  onOpen: () => void
}

function One({ attachment, name, openLabel, onOpen }: OneProps) {
  const { resourceUrl } = attachment
  if (isImage(attachment)) {
    return (
      <button type="button" aria-label={openLabel} className={css.thumb} onClick={onOpen}>
        <img src={resourceUrl} alt="" loading="lazy" className={css.picture} />
      </button>
    )
  }
  if (isSound(attachment)) return <AudioPlayer src={resourceUrl} label={name} />
  return <Link href={resourceUrl}>{name}</Link>
}
