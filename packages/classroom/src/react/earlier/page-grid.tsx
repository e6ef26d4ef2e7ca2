import { Check as ChosenIcon } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { BoardPage, PageId } from '../../core/board/board-types.ts'
import { copiedPage } from '../../core/room/rules/copied-pages.ts'
import type { BoardEngine } from '../../ports/board-engine.ts'
import type { EarlierBoard } from '../../ports/earlier-lessons.ts'
import { RoomRefusal } from '../../ports/room-channel.ts'
import { useWords } from '../i18n/use-words.ts'
import { PageThumbnail } from '../pages/page-thumbnail.tsx'
import { useThumbnailsOf } from '../pages/use-thumbnails.ts'
import * as css from './earlier.css.ts'
import { earlierWords } from './earlier-words.ts'
import { placeAfterKey } from './place-after-key.ts'

/** A page that may be chosen, with its number on its board. */
export interface OfferedPage {
  page: BoardPage
  no: number
}

export interface PageGridProps {
  board: EarlierBoard
  offered: readonly OfferedPage[]
  hasInk: boolean
  chosen: ReadonlySet<PageId>
  onChosen: (chosen: ReadonlySet<PageId>) => void
}

/** Pages as small pictures, of which any number is chosen: by a press, or by arrows and Space. */
export function PageGrid({ board, offered, hasInk, chosen, onChosen }: PageGridProps) {
  const t = useWords(earlierWords)
  const grid = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState(0)
  const inSight = useInSight(grid)
  const [shown] = useState(() => offered.map(({ page }) => copiedPage(page, hasInk)))
  const [drawer] = useState(() => drawerOf(board, shown))
  const pictureOf = useThumbnailsOf(
    drawer,
    shown.filter(({ id }) => inSight.has(id)),
  )
  const toggle = (pageId: PageId) => {
    const next = new Set(chosen)
    if (!next.delete(pageId)) next.add(pageId)
    onChosen(next)
  }

  // Space and Enter press the button itself.
  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    const list = grid.current
    if (list === null) return
    if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
      onChosen(new Set(offered.map(({ page }) => page.id)))
    } else {
      const next = placeAfterKey(event.key, place, offered.length, columnsOf(list))
      if (next === null) return
      setPlace(next)
      list.querySelectorAll('button')[next]?.focus()
    }
    event.preventDefault()
  }

  return (
    <ul ref={grid} aria-label={t('pages')} className={css.grid}>
      {offered.map(({ page, no }, i) => {
        const isChosen = chosen.has(page.id)
        return (
          <li key={page.id} data-page={page.id}>
            <button
              type="button"
              aria-pressed={isChosen}
              aria-label={nameOf(page, no)}
              tabIndex={i === place ? 0 : -1}
              className={css.page}
              onClick={() => toggle(page.id)}
              onFocus={() => setPlace(i)}
              onKeyDown={onKeyDown}
            >
              <PageThumbnail {...pictureOf(page.id)} />
              <span className={css.mark} aria-hidden>
                {isChosen && <ChosenIcon size={16} strokeWidth={3} />}
              </span>
              <span className={css.caption}>
                <span className={css.number}>{no}</span>
                <span className={css.sheetName}>{page.sheet?.name}</span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )

  function nameOf({ sheet }: BoardPage, no: number): string {
    return sheet === undefined ? t('page', { no }) : t('pageOfFile', { no, name: sheet.name, sheet: sheet.no })
  }
}

function drawerOf(board: EarlierBoard, pages: readonly BoardPage[]): Pick<BoardEngine, 'exportPage'> {
  const byId = new Map(pages.map((page) => [page.id, page]))
  return {
    async exportPage(pageId, { width = 320 } = {}) {
      const page = byId.get(pageId)
      if (page === undefined) throw new RoomRefusal('no-such-page')
      return board.draw(page, width)
    },
  }
}

const columnsOf = (grid: HTMLElement) => getComputedStyle(grid).gridTemplateColumns.split(' ').length

/** The pages of the list that are in view, or nearly: only their pictures are drawn. */
function useInSight(grid: { current: HTMLElement | null }): ReadonlySet<PageId> {
  const [inSight, setInSight] = useState<ReadonlySet<PageId>>(new Set())
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setInSight((before) => {
          const next = new Set(before)
          for (const { target, isIntersecting } of entries) {
            const pageId = (target as HTMLElement).dataset['page'] ?? ''
            if (isIntersecting) next.add(pageId)
            else next.delete(pageId)
          }
          return next
        }),
      { rootMargin: '160px' },
    )
    for (const page of grid.current?.children ?? []) observer.observe(page)
    return () => observer.disconnect()
  }, [grid])
  return inSight
}
