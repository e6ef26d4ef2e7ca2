import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { storyFrame } from '../testing/story-frame.tsx'
import * as css from './stories.css.ts'
import { RescheduleDialog, type RescheduleProps } from './reschedule-dialog.tsx'
import { Timetable, type TimetableProps } from './timetable.tsx'
import type { TimetableLesson } from './timetable-lesson.ts'
import type { TimetableView } from './view.ts'
import { busyTeacher, fridayNoon, lessonsOfWeek } from './timetable.fixtures.ts'

const meta: Meta = { title: 'App/Timetable', decorators: [storyFrame] }
export default meta

const asked = {
  isError: false,
  error: null,
  errorUpdatedAt: 0,
  fetchStatus: 'idle' as const,
  isFetching: false,
  refetch: async () => Promise.reject(new Error('a story asks nobody')),
}
const data = { schoolTimeZone: 'Asia/Shanghai', lessons: lessonsOfWeek }
const move: Pick<RescheduleProps, 'movesLeft' | 'viewerId' | 'check' | 'save'> = {
  movesLeft: 4,
  viewerId: 'teacher-1',
  check: async (lesson) => ({
    startTime: lesson.startTime,
    endTime: lesson.endTime,
    isPossible: true,
    needsConfirmation: true,
    problem: 'teacherBusy',
    conflicts: [busyTeacher],
    count: 1,
  }),
  save: async () => undefined,
}

function Kept({
  view: start,
  date: firstDate = '2026-11-20',
  canMove = false,
  ...props
}: Partial<TimetableProps> & { view: TimetableView; canMove?: boolean }) {
  const [moving, setMoving] = useState<TimetableLesson | null>(null)
  const [view, setView] = useState<TimetableView>(start)
  const [date, setDate] = useState(firstDate)
  return (
    <>
      <Timetable
        schedule={{ ...asked, data }}
        now={fridayNoon}
        onOpen={() => undefined}
        {...props}
        {...(canMove && { onMove: setMoving })}
        date={date}
        onDateChange={setDate}
        view={view}
        onViewChange={(next, day) => {
          setView(next)
          if (day !== undefined) setDate(day)
        }}
      />
      {moving && (
        <RescheduleDialog
          {...move}
          lesson={moving}
          startsAt={null}
          now={fridayNoon}
          schoolZone={data.schoolTimeZone}
          onClose={() => setMoving(null)}
        />
      )}
    </>
  )
}

/** [TT1] a week with lessons in every state. Arrows lead from lesson to lesson, M opens the dialog. */
export const Week: StoryObj = {
  parameters: { needsLayout: true },
  render: () => <Kept view="week" canMove />,
  play: async ({ canvasElement }) => {
    // A phone has the agenda.
    if (window.innerWidth < 640) return
    const lesson = (id: string) => canvasElement.querySelector<HTMLElement>(`[data-lesson="${id}"]`)
    await waitFor(async () => expect(lesson('fri-1')?.tabIndex).toBe(0), { timeout: 15_000 })
    lesson('fri-1')?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(document.activeElement?.getAttribute('data-lesson')).toBe('wed')
    await userEvent.keyboard('{End}')
    await expect(document.activeElement?.getAttribute('data-lesson')).toBe('sun')
  },
}

/** [TT2] the same by days. */
export const Days: StoryObj = { render: () => <Kept view="agenda" canMove company={() => '8'} /> }

/** [TT7] a month; days with more than three lessons count the others. */
export const Month: StoryObj = { render: () => <Kept view="month" canMove /> }

/** [TT3] on its way, [TT4] empty, [TT5] not here, [TT6] offline with what was read. */
export const OtherStates: StoryObj = {
  render: () => (
    <div className={css.stack}>
      <Kept date="2026-11-13" view="week" schedule={{ ...asked, fetchStatus: 'fetching', data: undefined }} />
      <Kept
        date="2026-11-27"
        view="week"
        schedule={{ ...asked, data: { ...data, lessons: [] } }}
        nextLessonAt="2026-12-04T12:00:00Z"
      />
      <Kept
        date="2026-12-11"
        view="agenda"
        schedule={{ ...asked, isError: true, error: new Error('broken'), data: undefined }}
      />
      <Kept
        view="agenda"
        schedule={{ ...asked, fetchStatus: 'paused', data: { ...data, lessons: lessonsOfWeek.slice(0, 1) } }}
      />
    </div>
  ),
}

/** [RS1] the present time, [RS2] asking, [RS3] possible all the same: another time, what is in the way, and who is told. */
export const Reschedule: StoryObj = {
  render: () => <Kept view="agenda" canMove />,
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('button', { name: /Reschedule|调课|日時を変更/ })
    if (first) await userEvent.click(first)
    const dialog = within(document.body)
    const time = await dialog.findByRole('combobox', { name: /Start time|开始时间|開始時刻/ })
    await userEvent.clear(time)
    await userEvent.type(time, '18:30{Enter}')
    await expect(await dialog.findByText(/一对一/)).toBeTruthy()
  },
}
