import { IconButton } from '@hwjy/ui'
import { useEffect } from 'react'
import { ROUND_MS } from '../../core/view/face-pages.ts'
import { useTranslate } from '../hooks/classroom-context.ts'
import { NextIcon, PreviousIcon } from '../shared/later-icons.ts'
import * as css from '../room/room-layout.css.ts'
import type { RoomViewValue } from '../room/room-view.ts'

/** `‹ 1/2 ›`: how many pages of faces there are, and which one is shown. */
export function Pager({ view }: { view: RoomViewValue }) {
  const t = useTranslate()
  useRound(view)
  const { faces, turnFaces, areas, shown } = view
  // A strip of three has room for a number alone, which leads to all of them.
  if (areas.device === 'upright' && areas.faces?.kind === 'row') {
    const hidden = faces.order.length - faces.large.length - faces.visible.length
    return (
      <button
        type="button"
        className={css.moreFaces}
        aria-label={t('faces.more', { count: hidden })}
        onClick={() => (shown.by === 'teacher' ? turnFaces(1) : view.chooseLayout('gallery'))}
      >
        +{hidden}
      </button>
    )
  }
  return (
    <fieldset className={css.pager} aria-label={t('faces.pages')}>
      <IconButton
        size="sm"
        label={t('faces.previous')}
        shortcut="["
        icon={<PreviousIcon size={16} />}
        onClick={() => turnFaces(-1)}
      />
      <output className={css.pageNumber}>
        {faces.page + 1}/{faces.pages}
      </output>
      <IconButton
        size="sm"
        label={t('faces.next')}
        shortcut="]"
        icon={<NextIcon size={16} />}
        onClick={() => turnFaces(1)}
      />
    </fieldset>
  )
}

/** "Round" turns the page every 10 s while there are several. */
function useRound({ own, faces, turnFaces }: RoomViewValue): void {
  const isOn = own.isRound && faces.pages > 1
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => turnFaces(1), ROUND_MS)
    return () => clearTimeout(timer)
    // Each page lasts 10 s from when it was shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOn, faces.page])
}
