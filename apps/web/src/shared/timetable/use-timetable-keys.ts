import { useTranslation } from 'react-i18next'
import type { PageKey } from '../keys/key-act.ts'
import type { TimetableView } from './view.ts'

export interface TimetableKeysOptions {
  canMove: boolean
  onToday: () => void
  onView: (view: TimetableView) => void
  onStep: (by: -1 | 1) => void
}

/** The keys of a timetable, in the order of the list. Those of single lessons are answered where the focus is. */
export function useTimetableKeys({ canMove, onToday, onView, onStep }: TimetableKeysOptions): PageKey[] {
  const { t } = useTranslation('timetable')
  return [
    { keys: ['t'], label: t('keys.today'), act: onToday },
    { keys: ['j', 'n'], label: t('keys.next'), act: () => onStep(1) },
    { keys: ['k', 'p'], label: t('keys.previous'), act: () => onStep(-1) },
    { keys: ['1', 'w'], label: t('calendar.week'), act: () => onView('week') },
    { keys: ['2'], label: t('calendar.month'), act: () => onView('month') },
    { keys: ['3', 'a'], label: t('calendar.agenda'), act: () => onView('agenda') },
    { keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], label: t('keys.lessons') },
    { keys: ['Home', 'End'], label: t('keys.ends') },
    { keys: ['PageUp', 'PageDown'], label: t('keys.pages') },
    { keys: ['Enter'], label: t('keys.open') },
    ...(canMove ? [{ keys: ['m'], label: t('keys.move') }] : []),
  ]
}
