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
const NONE: readonly NumberedPage[] = []

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
  const used = board.data?.used ?? NONE
  const previews = usePreviews(used, drawer)
  if (!board.data) {
    return <NoAnswer query={board} title={t('boardFailed')} waiting={<Skeleton shape="box" height="14rem" />} />
  }
  const pictureOf = async (page: BoardPage, width: number) => (await drawer.draw(page, width)).picture
  if (used.length === 0) return <p>{t('boardEmpty')}</p>
  return (
    <>
      {isPrintable && <PrintBoard pages={used} pictureOf={pictureOf} />}
      <ul className={clsx(css.pages, isPrintable && css.notPrinted)}>
        {used.map(({ page, no }) => (
          <PageCard
            key={page.id}
            no={no}
            preview={previews.get(page.id)}
            onSave={async () => saveFile(await pictureOf(page, EXPORT_WIDTH), `${fileName}-${no}.png`)}
            action={actionOf?.({ no, picture: () => pictureOf(page, EXPORT_WIDTH) })}
          />
        ))}
      </ul>
    </>
  )
}

interface PageCardProps {
  no: number
  /** Undefined until it is drawn, null when it cannot be. */
  preview: Preview | null | undefined
  onSave: () => Promise<void>
  action: ReactNode
}

function PageCard({ no, preview, onSave, action }: PageCardProps) {
  const { t } = useTranslation('classResult')
  return (
    <li className={css.page}>
      {preview ? (
        <img src={preview.url} alt={t('page', { no })} className={css.picture} />
      ) : preview === null ? (
        <p className={css.lacking}>{t('pageFailed')}</p>
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

interface Preview {
  /** An object URL, given back when the pages are no longer shown. */
  url: string
  isWhole: boolean
}

/**
 * Pictures of the pages by their ids, null for one that cannot be drawn. One is drawn after the other: a long document must
 * not hold up the page around it.
 */
function usePreviews(pages: readonly NumberedPage[], drawer: BoardDrawer): ReadonlyMap<string, Preview | null> {
  const [previews, setPreviews] = useState<ReadonlyMap<string, Preview | null>>(new Map())
  useEffect(() => {
    let isShown = true
    const urls: string[] = []
    async function draw({ page }: NumberedPage): Promise<Preview | null> {
      const drawn = await drawer.draw(page, PREVIEW_WIDTH).catch(() => null)
      if (drawn === null || !isShown) return null
      const url = URL.createObjectURL(drawn.picture)
      urls.push(url)
      return { url, isWhole: drawn.isWhole }
    }
    void (async () => {
      for (const one of pages) {
        const preview = await draw(one)
        if (!isShown) return
        setPreviews((before) => new Map(before).set(one.page.id, preview))
      }
    })()
    return () => {
      isShown = false
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [pages, drawer])
  return previews
}
