import { useCountWaitingWork } from '@hwjy/sdk'
import { Badge } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toDoQuery } from '../../shared/homework/to-do.ts'
import { FRAME_READ } from '../../shared/network/use-oldest-read.ts'
import * as css from './entry-count.css.ts'
import type { Counted } from './navigation-entries.ts'

const FRESH_MS = 60_000
const SHOWN_MAX = 99

export interface EntryCountProps {
  counts: Counted
  /** The link names it in `aria-describedby`. */
  id: string
  /** A `row` has words before the number; a `corner` is that of an icon. */
  place: 'row' | 'corner'
}

/** Shows inside a link how much waits behind it: a number for the eye, and a description. Shows nothing for 0. */
export function EntryCount({ counts, ...shown }: EntryCountProps) {
  return counts === 'toDo' ? <ToDo {...shown} /> : <WaitingWork {...shown} />
}

type Shown = Omit<EntryCountProps, 'counts'>

// The homepages ask the same, so that one response serves both.
function ToDo(shown: Shown) {
  const { t } = useTranslation('shell')
  const toDo = toDoQuery()
  const count = useQuery({ ...toDo, meta: { ...toDo.meta, ...FRAME_READ }, staleTime: FRESH_MS }).data?.total ?? 0
  return <Count {...shown} count={count} text={t('navigation.toDo', { count })} />
}

function WaitingWork(shown: Shown) {
  const { t } = useTranslation('shell')
  const count = useCountWaitingWork({}, { query: { staleTime: FRESH_MS, meta: FRAME_READ } }).data?.waiting ?? 0
  return <Count {...shown} count={count} text={t('navigation.toGrade', { count })} />
}

/** A hidden text describes the link without being a part of its name. */
function Count({ id, place, count, text }: Shown & { count: number; text: string }) {
  if (count === 0) return null
  return (
    <>
      <Badge aria-hidden tone="accent" className={place === 'row' ? css.row : css.corner}>
        {count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}
      </Badge>
      <span hidden id={id}>
        {text}
      </span>
    </>
  )
}
