import type { BoardPage } from '@hwjy/classroom/core'
import { IconButton, Skeleton } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Download } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoAnswer } from '../problem/no-answer.tsx'
import { saveFile } from '../save-file.ts'
import * as css from './board-pages.css.ts'
import { PrintBoard } from './print-board.tsx'
import { readBoard } from './read-board.ts'

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
  const board = useQuery({
    queryKey: ['readBoard', lessonId],
    queryFn: ({ signal }) => readBoard(lessonId, signal),
    // The class is over: its board stays as it is.
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!board.data) {
    return <NoAnswer query={board} title={t('boardFailed')} waiting={<Skeleton shape="box" height="14rem" />} />
  }
  const written = board.data.map((page, place) => ({ page, no: place + 1 })).filter(({ page }) => page.strokeCount > 0)
  if (written.length === 0) return <p>{t('boardEmpty')}</p>
  return (
    <>
      {isPrintable && <PrintBoard pages={written} pictureOf={pagePicture} />}
      <ul className={clsx(css.pages, isPrintable && css.notPrinted)}>
        {written.map(({ page, no }) => {
          const action = actionOf?.({ no, picture: () => pagePicture(page, EXPORT_WIDTH) })
          return <PageCard key={page.id} page={page} no={no} fileName={`${fileName}-${no}.png`} action={action} />
        })}
      </ul>
    </>
  )
}

interface PageCardProps {
  page: BoardPage
  no: number
  fileName: string
  action: ReactNode
}

function PageCard({ page, no, fileName, action }: PageCardProps) {
  const { t } = useTranslation('classResult')
  const preview = usePreview(page)
  return (
    <li className={css.page}>
      {preview ? (
        <img src={preview} alt={t('page', { no })} className={css.picture} />
      ) : (
        <Skeleton shape="box" height="12rem" />
      )}
      <div className={css.caption}>
        <span>{t('page', { no })}</span>
        {action}
        <IconButton
          label={t('exportPage', { no })}
          icon={<Download aria-hidden size={18} />}
          onClick={() => void savePage(page, fileName)}
        />
      </div>
    </li>
  )
}

/** An object URL of the page's picture, given back when the page is no longer shown. */
function usePreview(page: BoardPage): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let isShown = true
    let made: string | null = null
    void pagePicture(page, PREVIEW_WIDTH).then((picture) => {
      if (!isShown) return
      made = URL.createObjectURL(picture)
      setUrl(made)
    })
    return () => {
      isShown = false
      if (made !== null) URL.revokeObjectURL(made)
    }
  }, [page])
  return url
}

async function pagePicture(page: BoardPage, width: number): Promise<Blob> {
  const code = await import('./page-picture.ts')
  return code.pagePicture(page, width)
}

const savePage = async (page: BoardPage, fileName: string) => saveFile(await pagePicture(page, EXPORT_WIDTH), fileName)
