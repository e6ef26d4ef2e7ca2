import { AttachmentIdsMax } from '@hwjy/sdk/limits'
import { Banner, Button, IconButton, ImageViewer } from '@hwjy/ui'
import { ArrowLeft, ArrowRight, Camera, RefreshCw, RotateCw, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerFile } from './answer-book.ts'
import type { OpenBook } from './create-answer-book.ts'
import * as css from './examination.css.ts'
import { IntoView } from './into-view.tsx'
import { shrinkPhoto } from '../../../shared/pictures/shrink-photo.ts'
import { useBlobUrl } from '../../../shared/pictures/use-blob-url.ts'

export interface PhotoAnswerProps {
  no: number
  images: readonly AnswerFile[]
  /** Null where nothing can be changed. */
  book: OpenBook | null
}

function photoFile(no: number, blob: Blob): AnswerFile {
  const id = crypto.randomUUID()
  return { id, name: `photo-${no}-${id.slice(0, 8)}.jpg`, resourceId: null, blob, url: null, durationSeconds: null }
}

/** Photos of what was written on paper: taken or chosen, made small here, turned and put in order. */
export function PhotoAnswer({ no, images, book }: PhotoAnswerProps) {
  const { t } = useTranslation('studentHomework')
  const input = useRef<HTMLInputElement>(null)
  const [making, setMaking] = useState(0)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [shown, setShown] = useState<{ url: string; alt: string } | null>(null)

  async function take(files: readonly File[]) {
    const room = AttachmentIdsMax - images.length
    const found: string[] = files.length > room ? [t('photo.tooMany', { max: AttachmentIdsMax })] : []
    const taken = files.slice(0, room)
    setMaking((count) => count + taken.length)
    for (const file of taken) {
      try {
        book?.addFile(no, 'images', photoFile(no, await shrinkPhoto(file)))
      } catch {
        found.push(t('photo.unreadable', { name: file.name }))
      }
      setMaking((count) => count - 1)
    }
    setProblems(found)
  }

  /** The turned photo is another one, in the place of the first. */
  async function turn(file: AnswerFile, place: number) {
    const blob = file.blob ?? (file.url === null ? null : await fetch(file.url).then((answer) => answer.blob()))
    if (!blob || !book) return
    const turned = photoFile(no, await shrinkPhoto(blob, 1))
    book.addFile(no, 'images', turned)
    book.removeFile(no, 'images', file.id)
    for (let at = images.length - 1; at > place; at--) book.moveFile(no, turned.id, -1)
  }

  return (
    <section aria-label={t('photo.label')} className={css.media}>
      {images.length > 0 && (
        <ol className={css.photos}>
          {images.map((file, place) => (
            <Photo
              key={file.id}
              file={file}
              no={place + 1}
              onOpen={setShown}
              controls={
                book && (
                  <>
                    <IconButton
                      size="sm"
                      label={t('photo.turn', { no: place + 1 })}
                      icon={<RotateCw aria-hidden size={18} />}
                      onClick={() => void turn(file, place).catch(() => undefined)}
                    />
                    {place > 0 && (
                      <IconButton
                        size="sm"
                        label={t('photo.earlier', { no: place + 1 })}
                        icon={<ArrowLeft aria-hidden size={18} />}
                        onClick={() => book.moveFile(no, file.id, -1)}
                      />
                    )}
                    {place < images.length - 1 && (
                      <IconButton
                        size="sm"
                        label={t('photo.later', { no: place + 1 })}
                        icon={<ArrowRight aria-hidden size={18} />}
                        onClick={() => book.moveFile(no, file.id, 1)}
                      />
                    )}
                    {file.hasFailed === true && (
                      <IconButton
                        size="sm"
                        label={t('photo.retry', { no: place + 1 })}
                        icon={<RefreshCw aria-hidden size={18} />}
                        onClick={() => book.retryFile(no, 'images', file.id)}
                      />
                    )}
                    <IconButton
                      size="sm"
                      label={t('photo.remove', { no: place + 1 })}
                      icon={<Trash2 aria-hidden size={18} />}
                      onClick={() => book.removeFile(no, 'images', file.id)}
                    />
                  </>
                )
              }
            />
          ))}
        </ol>
      )}
      {images.some(({ hasNoSpace }) => hasNoSpace) && (
        <IntoView message="noSpace">
          <p>
            <output>{t('noSpace')}</output>
          </p>
        </IntoView>
      )}
      {problems.length > 0 && (
        <IntoView message={problems}>
          <Banner tone="warning" onClose={() => setProblems([])}>
            {problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </Banner>
        </IntoView>
      )}
      {book && images.length < AttachmentIdsMax && (
        <div className={css.addRow}>
          <Button isBusy={making > 0} onClick={() => input.current?.click()}>
            <Camera aria-hidden size={18} />
            {making > 0 ? t('photo.making') : t('photo.add')}
          </Button>
          <span className={css.muted}>{t('photo.count', { count: images.length, max: AttachmentIdsMax })}</span>
          <input
            ref={input}
            type="file"
            accept="image/*"
            multiple
            hidden
            aria-label={t('photo.add')}
            onChange={({ target }) => {
              void take([...(target.files ?? [])])
              // The same file can be chosen once more.
              target.value = ''
            }}
          />
        </div>
      )}
      <ImageViewer
        images={shown ? [{ src: shown.url, alt: shown.alt }] : []}
        index={shown ? 0 : null}
        onIndexChange={() => undefined}
        onClose={() => setShown(null)}
      />
    </section>
  )
}

interface PhotoProps {
  file: AnswerFile
  no: number
  onOpen: (shown: { url: string; alt: string }) => void
  controls: ReactNode
}

function Photo({ file, no, onOpen, controls }: PhotoProps) {
  const { t } = useTranslation('studentHomework')
  const local = useBlobUrl(file.blob)
  const url = local ?? file.url
  const alt = t('photo.one', { no })
  return (
    <li className={css.photo} data-state={file.resourceId === null ? 'sending' : 'sent'}>
      <button
        type="button"
        className={css.photoButton}
        aria-label={alt}
        onClick={() => url !== null && onOpen({ url, alt })}
      >
        {url !== null && <img src={url} alt="" className={css.photoImage} />}
      </button>
      {file.resourceId === null && (
        <span className={css.photoState}>{t(file.hasFailed === true ? 'photo.failed' : 'photo.onItsWay')}</span>
      )}
      <span className={css.photoControls}>{controls}</span>
    </li>
  )
}
