import { Dialog } from '@hwjy/ui'
import { useEffect, useState } from 'react'
import type { BoardPage } from '../../core/board/board-types.ts'
import { useClassroom, useTranslate } from '../hooks/classroom-context.ts'
import type { CommandState } from '../hooks/use-command.ts'
import { useRoom } from '../hooks/use-room.ts'
import * as css from './page-overview.css.ts'

export function PageOverview({ command, onClose }: { command: CommandState; onClose: () => void }) {
  const t = useTranslate()
  const { pages, currentPageId } = useRoom(({ board }) => board)
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('board.overview')} size="lg">
      <ol className={css.grid}>
        {pages.map((page, index) => (
          <li key={page.id}>
            <button
              type="button"
              className={css.page}
              aria-current={page.id === currentPageId ? 'page' : undefined}
              aria-label={t('board.page', { page: index + 1, count: pages.length })}
              onClick={() => {
                void command.attempt({ type: 'board.turnPage', pageId: page.id })
                onClose()
              }}
            >
              <Thumbnail page={page} />
              {index + 1}
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

// Drawn again when the page changed while the overview is open.
function Thumbnail({ page }: { page: BoardPage }) {
  const { board } = useClassroom()
  const t = useTranslate()
  const [url, setUrl] = useState<string | null>(null)
  const [isFailed, setIsFailed] = useState(false)
  useEffect(() => {
    let isCurrent = true
    let made: string | null = null
    const show = (picture: Blob) => {
      if (!isCurrent) return
      made = URL.createObjectURL(picture)
      setUrl(made)
      setIsFailed(false)
    }
    board.exportPage(page.id, { width: 320 }).then(show, () => isCurrent && setIsFailed(true))
    return () => {
      isCurrent = false
      if (made) URL.revokeObjectURL(made)
    }
  }, [board, page])
  if (isFailed) return <span className={css.noPicture}>{t('board.noPicture')}</span>
  return url ? <img className={css.picture} src={url} alt="" /> : <span className={css.picture} />
}
