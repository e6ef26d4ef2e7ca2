import type { ChatPicture } from '@hwjy/classroom/core'
import type { RoomFiles } from '@hwjy/classroom/local'
import { Button, ImageViewer } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './chat-picture.css.ts'

const WIDTH = 220
const HEIGHT = 200

interface ChatPictureThumbnailProps {
  picture: ChatPicture
  /** Name of the sender. */
  name: string
  lessonId: string
  files: Pick<RoomFiles, 'open'>
}

/** A picture of the chat, small; a press shows it large, as in the room. Its place has its size before it is here. */
export function ChatPictureThumbnail({ picture, name, lessonId, files }: ChatPictureThumbnailProps) {
  const { t } = useTranslation(['classResult', 'common'])
  const { fileId } = picture
  const file = useQuery({
    queryKey: ['lessonFile', lessonId, fileId],
    // Signed addresses end: each visit asks anew.
    gcTime: 0,
    queryFn: () => files.open(fileId),
    retry: false,
  })
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const scale = Math.min(WIDTH / picture.width, HEIGHT / picture.height, 1)
  const size = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) }
  const url = file.data?.url
  if (file.isError || (url !== undefined && url === brokenUrl)) {
    return (
      <span className={css.failed}>
        {t('pictureFailed')}
        <Button
          size="sm"
          isBusy={file.isFetching}
          onClick={() => {
            setBrokenUrl(null)
            void file.refetch()
          }}
        >
          {t('common:error.retry')}
        </Button>
      </span>
    )
  }
  return (
    <>
      <button
        type="button"
        className={css.thumbnail}
        style={size}
        disabled={url === undefined}
        aria-label={t('pictureOpen', { name })}
        onClick={() => setIsOpen(true)}
      >
        {url !== undefined && (
          <img src={url} alt="" {...size} loading="lazy" className={css.image} onError={() => setBrokenUrl(url)} />
        )}
      </button>
      {url !== undefined && (
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
