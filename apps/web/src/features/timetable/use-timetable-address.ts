import { useSearchParams } from 'react-router-dom'
import { dateIn } from '../../shared/time/date-in.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { type TimetableView, timetableViews } from '../../shared/timetable/view.ts'

const DATE = /^20\d\d-\d\d-\d\d$/

/** Which days are shown, and how. It stands in the address, where a reload and a link find it again. */
export function useTimetableAddress(now: number) {
  const [params, setParams] = useSearchParams()
  const zone = useViewerZone()
  const asked = params.get('date') ?? ''
  const date = DATE.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : dateIn(zone, now)
  const view = timetableViews.find((known) => known === params.get('view')) ?? 'week'

  function set(changes: { view?: TimetableView; date?: string }) {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes)) next.set(name, value)
    setParams(next, { replace: true })
  }
  return {
    date,
    view,
    setDate: (day: string) => set({ date: day }),
    setView: (wanted: TimetableView, day?: string) => set({ view: wanted, ...(day !== undefined && { date: day }) }),
  }
}
