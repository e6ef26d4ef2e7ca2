import type { Role } from '@hwjy/sdk'
import { Badge, VisuallyHidden } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toDoQuery } from '../../shared/homework/to-do.ts'
import { FRAME_READ } from '../../shared/network/use-oldest-read.ts'
import type { NavigationEntry } from './navigation-entries.ts'
import * as css from './to-do-count.css.ts'

const FRESH_MS = 60_000
const SHOWN_MAX = 99

/** Returns how much homework a student has to do; 0 until it is known, and for teachers. */
export function useToDoCount(role: Role): number {
  const toDo = toDoQuery()
  const meta = { ...toDo.meta, ...FRAME_READ }
  const { data } = useQuery({ ...toDo, meta, enabled: role === 'student', staleTime: FRESH_MS })
  return role === 'student' ? (data?.total ?? 0) : 0
}

export const isCounted = ({ name }: NavigationEntry, count: number) => name === 'homework' && count > 0

/** Stands inside the link, for the eye; the description says the same to a screen reader. */
export const CountBadge = ({ count, place }: { count: number; place: 'row' | 'corner' }) => (
  <Badge aria-hidden tone="accent" className={place === 'row' ? css.row : css.corner}>
    {count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}
  </Badge>
)

/** Describes the link that has this id as its `aria-describedby`. */
export function CountDescription({ id, count }: { id: string; count: number }) {
  const { t } = useTranslation('shell')
  return <VisuallyHidden id={id}>{t('navigation.toDo', { count })}</VisuallyHidden>
}
