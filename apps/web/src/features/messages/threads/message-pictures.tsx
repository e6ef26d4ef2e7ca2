import { ImageViewer } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './message.css.ts'

export interface ShownPicture {
  id: string
  url: string | null
}

/** Pictures of one message, small; one opens as large as the screen. */
export function MessagePictures({ pictures }: { pictures: readonly ShownPicture[] }) {
  const { t } = useTranslation('threads')
  const [opened, setOpened] = useState<number | null>(null)
  if (pictures.length === 0) return null
  const images = pictures.map(({ url }, place) => ({ src: url ?? '', alt: t('picture', { no: place + 1 }) }))
  return (
    <>
      <ul className={css.pictures}>
        {pictures.map(({ id, url }, place) => (
          <li key={id}>
            <button
              type="button"
              className={css.picture}
              aria-label={t('openPicture', { no: place + 1 })}
              onClick={() => setOpened(place)}
            >
              {url !== null && <img src={url} alt="" loading="lazy" className={css.pictureImage} />}
            </button>
          </li>
        ))}
      </ul>
      <ImageViewer images={images} index={opened} onIndexChange={setOpened} onClose={() => setOpened(null)} />
    </>
  )
}
