import type { BoardPage } from '@hwjy/classroom/core'
import { IconButton, Skeleton } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Download } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoAnswer } from '../problem/no-answer.tsx'
import { saveFile } from '../save-file.ts'
import { type BoardDrawer, createBoardDrawer } from './board-drawer.ts'
import * as css from './board-pages.css.ts'
import { PrintBoard } from './print-board.tsx'
import { type NumberedPage, savedRoomQuery } from './read-saved-room.ts'

const PREVIEW_WIDTH = 640
const EXPORT_WIDTH = 2_560

export interface BoardPagesProps {
  lessonId: string
  /** Names the pictures, without number and ending. */
  fileName: string
  /** Says whether all pages can be printed at once. Default false. */
  isPrintable?: boolean
  /** Shows what else can be done with a page. */
  actionOf?: ((page: { no: number; picture: () => Promise<Blob> }) => ReactNode) | undefined
}

/** Shows the pages of the board as the class left them; each can be saved. */
export function BoardPages({ lessonId, fileName, isPrintable = false, actionOf }: BoardPagesProps) {
  const { t } = useTranslation('classResult')
  const board = useQuery(savedRoomQuery(lessonId))
  const drawer = useMemo(() => createBoardDrawer(lessonId), [lessonId])
  useEffect(() => () => drawer.destroy(), [drawer])
  if (!board.data) {
    return <NoAnswer query={board} title={t('boardFailed')} waiting={<Skeleton shape="box" height="14rem" />} />
  }
  const { used } = board.data
  const pictureOf = async (page: BoardPage, width: number) => (await drawer.draw(page, width)).picture
  if (used.length === 0) return <p>{t('boardEmpty')}</p>
  return (
    <>
      {isPrintable && <PrintBoard pages={used} pictureOf={pictureOf} />}
      <ul className={clsx(css.pages, isPrintable && css.notPrinted)}>
        {used.map(({ page, no }) => (
          <PageCard
            key={page.id}
            of={{ page, no }}
            drawer={drawer}
            onSave={async () => saveFile(await pictureOf(page, EXPORT_WIDTH), `${fileName}-${no}.png`)}
            action={actionOf?.({ no, picture: () => pictureOf(page, EXPORT_WIDTH) })}
          />
        ))}
      </ul>
    </>
  )
}

interface PageCardProps {
  of: NumberedPage
  drawer: BoardDrawer
  onSave: () => Promise<void>
  action: ReactNode
}

function PageCard({ of: { page, no }, drawer, onSave, action }: PageCardProps) {
  const { t } = useTranslation('classResult')
  const preview = usePreview(page, drawer)
  return (
    <li className={css.page}>
      {preview ? (
        <img src={preview.url} alt={t('page', { no })} className={css.picture} />
      ) : (
        <Skeleton shape="box" height="12rem" />
      )}
      {preview?.isWhole === false && <p className={css.lacking}>{t('pageLacksFile')}</p>}
      <div className={css.caption}>
        <span>{t('page', { no })}</span>
        {action}
        <IconButton
          label={t('exportPage', { no })}
          icon={<Download aria-hidden size={18} />}
          onClick={() => void onSave()}
        />
      </div>
    </li>
  )
}

/** An object URL of the page's picture, given back when the page is no longer shown. */
function usePreview(page: BoardPage, drawer: BoardDrawer): { url: string; isWhole: boolean } | null {
  const [preview, setPreview] = useState<{ url: string; isWhole: boolean } | null>(null)
  useEffect(() => {
    let isShown = true
    let made: string | null = null
    void drawer.draw(page, PREVIEW_WIDTH).then(({ picture, isWhole }) => {
      if (!isShown) return
      made = URL.createObjectURL(picture)
      setPreview({ url: made, isWhole })
    })
    return () => {
      isShown = false
      if (made !== null) URL.revokeObjectURL(made)
    }
  }, [page, drawer])
  return preview
}
