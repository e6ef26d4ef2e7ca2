import { Button, ImageViewer } from '@hwjy/ui'
import { useState } from 'react'
import type { ChatPicture } from '../../../core/room/state-types.ts'
import { useFileAddress } from '../../files/use-file-address.ts'
import { usePersonAddress } from '../../hooks/use-person-address.ts'
import { useWords } from '../../i18n/use-words.ts'
import * as css from './pictures.css.ts'
import { pictureWords } from './picture-words.ts'

const WIDTH = 220
const HEIGHT = 200

/** A picture in the chat, small; a press shows it large. Its place has its size before it is here. */
export function MessagePicture({ picture, ...person }: { picture: ChatPicture; name: string }) {
  const name = usePersonAddress()(person.name)
  const t = useWords(pictureWords)
  const { address, again } = useFileAddress(picture.fileId)
  const [isFailed, setIsFailed] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const scale = Math.min(WIDTH / picture.width, HEIGHT / picture.height, 1)
  const size = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) }
  const retry = () => {
    setIsFailed(false)
    again()
  }
  if (isFailed || address.status === 'failed' || address.status === 'no-files') {
    return (
      <span className={css.failed}>
        {t('pictureFailed')}
        {address.status !== 'no-files' && (
          <Button size="sm" onClick={retry}>
            {t('pictureRetry')}
          </Button>
        )}
      </span>
    )
  }
  const url = address.status === 'here' ? address.url : null
  return (
    <>
      <button
        type="button"
        className={css.thumbnail}
        style={size}
        disabled={url === null}
        aria-label={t('pictureOpen', { name })}
        onClick={() => setIsOpen(true)}
      >
        {url && <img src={url} alt="" {...size} className={css.image} onError={() => setIsFailed(true)} />}
      </button>
      {url && (
        <ImageViewer
          images={[{ src: url, alt: t('pictureOf', { name }) }]}
          index={isOpen ? 0 : null}
          onIndexChange={() => undefined}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
