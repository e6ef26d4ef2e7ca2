import { Button, IconButton, VisuallyHidden } from '@hwjy/ui'
import {
  ArrowDown as DownIcon,
  ArrowUp as UpIcon,
  CopyPlus as DuplicateIcon,
  Plus as AddIcon,
  Trash2 as DeleteIcon,
} from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { BoardPage, PageId } from '../../core/board/board-types.ts'
import { paperOf } from '../../core/board/paper.ts'
import { newPageId } from '../board/new-page-id.ts'
import { useClassroom, useTranslate } from '../hooks/classroom-context.ts'
import type { CommandState } from '../hooks/use-command.ts'
import { useMe } from '../hooks/use-me.ts'
import { useBoardState } from '../hooks/use-board-state.ts'
import { useRoom } from '../hooks/use-room.ts'
import { useWords } from '../i18n/use-words.ts'
import { CloseIcon } from '../shared/icons.ts'
import * as css from './page-strip.css.ts'
import { pagesWords } from './pages-words.ts'
import { placeRows, ROW_HEIGHTS, rowsInSight, stripRows } from './strip-rows.ts'
import { PageThumbnail } from './page-thumbnail.tsx'
import { usePageDrag } from './use-page-drag.ts'
import { usePagesSeen } from './use-pages-seen.ts'
import { useThumbnails } from './use-thumbnails.ts'
import type { DeletedPage } from './use-deleted-page.ts'

export interface PageStripProps {
  command: CommandState
  onClose: () => void
  deleted: DeletedPage
  /** The sheet around it can be closed by itself. */
  isInSheet?: boolean
}

/** All pages as small pictures: to turn to, and for the teacher to add, copy, move and delete. */
export function PageStrip({ command, onClose, deleted, isInSheet = false }: PageStripProps) {
  const t = useWords(pagesWords)
  const tRoom = useTranslate()
  const { pages, currentPageId } = useRoom(({ board }) => board)
  const box = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const [scroll, setScroll] = useState({ top: 0, height: 800 })
  const [focused, setFocused] = useState<PageId | null>(null)
  const [moved, setMoved] = useState('')
  const isTeacher = useMe()?.isTeacher ?? false
  const { board } = useClassroom()
  const shownPageId = useBoardState((state) => state.shownPageId) ?? currentPageId
  const seen = new Set(usePagesSeen())
  const { placed, height } = placeRows(stripRows(pages, (page) => seen.has(page)))
  const inSight = rowsInSight(placed, scroll.top, scroll.height)
  const thumbnails = useThumbnails(inSight.flatMap(({ row }) => (row.type === 'page' ? [row.page] : [])))
  const place = pages.findIndex(({ id }) => id === currentPageId)

  const move = async (pageId: PageId, index: number) => {
    const from = pages.findIndex(({ id }) => id === pageId)
    if (!isTeacher || index === from || index < 0 || index >= pages.length) return
    if (await command.attempt({ type: 'board.movePage', pageId, index })) setMoved(t('moved', { place: index + 1 }))
  }
  const drag = usePageDrag(box, placed, (pageId, index) => void move(pageId, index))
  const turn = (pageId: PageId) => {
    if (isTeacher) void command.attempt({ type: 'board.turnPage', pageId })
    // On the page of the class the view follows the teacher again.
    else if (pageId === currentPageId) board.follow()
    else board.showPage(pageId)
  }
  const acts = useActs(command, deleted.tell)

  useEffect(() => {
    const list = box.current
    if (list === null) return
    const observer = new ResizeObserver(() => setScroll({ top: list.scrollTop, height: list.clientHeight }))
    observer.observe(list)
    return () => observer.disconnect()
  }, [])
  const currentTop = placed.find(({ row }) => row.key === shownPageId)?.top
  useEffect(() => {
    if (box.current && currentTop !== undefined) bringIntoSight(box.current, currentTop)
  }, [currentTop])
  useEffect(() => {
    if (focused) box.current?.querySelector<HTMLElement>(`[data-page="${CSS.escape(focused)}"]`)?.focus()
  }, [focused, scroll.top])

  function onKeyDown(event: KeyboardEvent, page: BoardPage, index: number) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0
    if (event.key === 'Delete') void acts.remove(page.id, index)
    else if (step !== 0 && event.altKey) void move(page.id, index + step)
    else if (step !== 0 || event.key === 'Home' || event.key === 'End') {
      const listed = pages.filter((one) => seen.has(one))
      const to = event.key === 'Home' ? 0 : event.key === 'End' ? listed.length - 1 : listed.indexOf(page) + step
      const next = listed[Math.max(0, Math.min(to, listed.length - 1))]
      const top = placed.find(({ row }) => row.key === next?.id)?.top
      if (next === undefined || top === undefined || !box.current) return
      bringIntoSight(box.current, top)
      setFocused(next.id)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  const nameOf = ({ sheet }: BoardPage, index: number) => {
    const name = tRoom('board.page', { page: index + 1, count: pages.length })
    return sheet === undefined ? name : t('ofFile', { page: name, name: sheet.name, no: sheet.no })
  }
  const stop = focused !== null && pages.some(({ id }) => id === focused) ? focused : shownPageId
  return (
    <nav className={css.strip} data-strip={isInSheet ? undefined : ''} aria-label={t('title')}>
      <div className={css.head}>
        {!isInSheet && (
          <>
            <span className={css.title}>{t('title')}</span>
            <IconButton size="sm" label={t('close')} icon={<CloseIcon size={16} />} onClick={onClose} />
          </>
        )}
        {isTeacher && (
          <div className={css.acts}>
            <IconButton
              size="sm"
              label={t('add')}
              icon={<AddIcon size={16} />}
              onClick={() => void acts.add(currentPageId)}
            />
            <IconButton
              size="sm"
              label={t('duplicate')}
              icon={<DuplicateIcon size={16} />}
              onClick={() => void acts.duplicate(currentPageId)}
            />
            <IconButton
              size="sm"
              label={t('up')}
              icon={<UpIcon size={16} />}
              disabled={place === 0}
              onClick={() => void move(currentPageId, place - 1)}
            />
            <IconButton
              size="sm"
              label={t('down')}
              icon={<DownIcon size={16} />}
              disabled={place === pages.length - 1}
              onClick={() => void move(currentPageId, place + 1)}
            />
            <IconButton
              size="sm"
              label={t('delete')}
              icon={<DeleteIcon size={16} />}
              onClick={() => void acts.remove(currentPageId, place)}
            />
          </div>
        )}
      </div>
      <div
        ref={box}
        className={css.list}
        onScroll={({ currentTarget }) =>
          setScroll({ top: currentTarget.scrollTop, height: currentTarget.clientHeight })
        }
      >
        <ol className={css.rows} style={{ height }} aria-describedby={hintId}>
          {inSight.map(({ row, top }) =>
            row.type === 'section' ? (
              <li key={row.key} className={css.section} style={{ top, height: ROW_HEIGHTS.section }}>
                {row.name ?? t('ownPages')}
              </li>
            ) : (
              <li
                key={row.key}
                className={css.row}
                style={{ top, height: ROW_HEIGHTS.page }}
                aria-setsize={pages.length}
                aria-posinset={row.index + 1}
              >
                <button
                  type="button"
                  data-page={row.page.id}
                  className={css.page}
                  tabIndex={row.page.id === stop ? 0 : -1}
                  aria-current={row.page.id === shownPageId ? 'page' : undefined}
                  aria-label={nameOf(row.page, row.index)}
                  data-dragged={drag.drag?.pageId === row.page.id || undefined}
                  onClick={() => !drag.takeClick() && turn(row.page.id)}
                  onKeyDown={(event) => onKeyDown(event, row.page, row.index)}
                  onFocus={() => setFocused(row.page.id)}
                  onBlur={() => setFocused(null)}
                  {...(isTeacher && drag.handlersOf(row.page.id))}
                >
                  <PageThumbnail {...thumbnails(row.page.id)} />
                  <span className={css.number}>{row.index + 1}</span>
                </button>
              </li>
            ),
          )}
          {drag.drag && <li aria-hidden className={css.line} style={{ top: drag.drag.top - 2 }} />}
        </ol>
      </div>
      {deleted.page !== null && (
        <output className={css.undo}>
          {t('deleted', { page: deleted.page })}
          <Button
            size="sm"
            onClick={() => {
              deleted.dismiss()
              void command.attempt({ type: 'board.undo' })
            }}
          >
            {t('undo')}
          </Button>
        </output>
      )}
      <VisuallyHidden>
        <p id={hintId}>{t(isTeacher ? 'hint' : 'hintToLook')}</p>
        <output>{moved}</output>
      </VisuallyHidden>
    </nav>
  )
}

function useActs(command: CommandState, tellDeleted: (page: number) => void) {
  const isTeacher = useMe()?.isTeacher ?? false
  const { channel } = useClassroom()
  const show = (pageId: PageId) => command.attempt({ type: 'board.turnPage', pageId })
  return {
    async add(afterId: PageId) {
      const after = channel.getState().room.board.pages.find(({ id }) => id === afterId)
      const pageId = newPageId()
      const pages = [{ pageId, paper: paperOf(after ?? { background: 'white' }) }]
      if (await command.attempt({ type: 'board.addPages', afterId, pages })) await show(pageId)
    },
    async duplicate(pageId: PageId) {
      const copy = newPageId()
      if (await command.attempt({ type: 'board.duplicatePage', pageId, newPageId: copy })) await show(copy)
    },
    async remove(pageId: PageId, index: number) {
      if (isTeacher && (await command.attempt({ type: 'board.removePage', pageId }))) tellDeleted(index + 1)
    },
  }
}

function bringIntoSight(list: HTMLElement, top: number): void {
  if (top < list.scrollTop) list.scrollTop = top
  const bottom = top + ROW_HEIGHTS.page
  if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight
}
