import { threadMessageRequestResourceIdsMax } from '@hwjy/sdk/limits'
import { Banner, IconButton } from '@hwjy/ui'
import { ImagePlus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readyToShrink, shrinkPhoto } from '../../../shared/pictures/shrink-photo.ts'
import { useBlobUrl } from '../../../shared/pictures/use-blob-url.ts'
import type { EntryPicture } from '../../../shared/threads/thread-entry.ts'
import * as css from './composer.css.ts'

interface ChosenPicturesProps {
  pictures: readonly EntryPicture[]
  onChange: (pictures: readonly EntryPicture[]) => void
}

/** The pictures of a message that is being written. */
export function ChosenPictures({ pictures, onChange }: ChosenPicturesProps) {
  const { t } = useTranslation('threads')
  if (pictures.length === 0) return null
  return (
    <ol aria-label={t('pictures')} className={css.chosen}>
      {pictures.map((picture, place) => (
        <li key={picture.id} className={css.chosenPicture}>
          <Preview picture={picture} alt={t('picture', { no: place + 1 })} />
          <IconButton
            size="sm"
            className={css.removePicture}
            label={t('removePicture', { no: place + 1 })}
            icon={<X aria-hidden size={16} />}
            onClick={() => onChange(pictures.filter(({ id }) => id !== picture.id))}
          />
        </li>
      ))}
    </ol>
  )
}

function Preview({ picture: { blob }, alt }: { picture: EntryPicture; alt: string }) {
  const url = useBlobUrl(blob)
  return url === null ? null : <img src={url} alt={alt} className={css.preview} />
}

/** Chooses or takes pictures and makes them small in this browser. */
export function AddPictures({ pictures, onChange }: ChosenPicturesProps) {
  const { t } = useTranslation('threads')
  const input = useRef<HTMLInputElement>(null)
  const [isMaking, setIsMaking] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])
  useEffect(() => void readyToShrink(), [])

  async function take(files: readonly File[]) {
    const room = threadMessageRequestResourceIdsMax - pictures.length
    const found: string[] =
      files.length > room ? [t('tooManyPictures', { max: threadMessageRequestResourceIdsMax })] : []
    const made: EntryPicture[] = []
    setIsMaking(true)
    for (const file of files.slice(0, room)) {
      try {
        const blob = await shrinkPhoto(file)
        made.push({ id: crypto.randomUUID(), name: `picture-${Date.now()}.jpg`, blob, resourceId: null })
      } catch {
        found.push(t('unreadablePicture', { name: file.name }))
      }
    }
    setIsMaking(false)
    setProblems(found)
    if (made.length > 0) onChange([...pictures, ...made])
  }
  return (
    <>
      <IconButton
        label={isMaking ? t('makingPictures') : t('addPictures')}
        icon={<ImagePlus aria-hidden size={20} />}
        disabled={isMaking || pictures.length >= threadMessageRequestResourceIdsMax}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={t('addPictures')}
        onChange={({ target }) => {
          void take([...(target.files ?? [])])
          // The same file can be chosen once more.
          target.value = ''
        }}
      />
      {problems.length > 0 && (
        <Banner tone="warning" className={css.problems} onClose={() => setProblems([])}>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Banner>
      )}
    </>
  )
}
