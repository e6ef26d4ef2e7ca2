import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@hwjy/ui'
import { storyFrame } from '../testing/story-frame.tsx'
import { ConflictList } from './conflict-list.tsx'
import { LessonRow } from './lesson-row.tsx'
import * as css from './stories.css.ts'
import { busyStudents, busyTeacher, fridayNoon, lessonsOfWeek } from './timetable.fixtures.ts'

const meta: Meta = { title: 'App/Lessons', decorators: [storyFrame] }
export default meta

/** [LR1] to [LR7] the states of a lesson, [LR8] moved, [LR9] the learner is on leave, [LR10] another class of one course. */
export const Rows: StoryObj = {
  render: () => (
    <ul className={css.lessons}>
      {lessonsOfWeek.map((lesson) => (
        <li key={lesson.lessonId}>
          <LessonRow
            lesson={lesson}
            now={fridayNoon}
            schoolZone="Asia/Shanghai"
            company="8"
            action={<Button size="sm">→</Button>}
          />
        </li>
      ))}
    </ul>
  ),
}

/** [CF1] looking, [CF2] free, [CF3] the teacher is busy, [CF4] students are, [CF5] not possible at all, [CF6] not known. */
export const Conflicts: StoryObj = {
  render: () => (
    <div className={css.stack}>
      <ConflictList check={{ status: 'checking' }} now={fridayNoon} />
      {[
        { problem: null, conflicts: [], isPossible: true },
        { problem: 'teacherBusy' as const, conflicts: [busyTeacher], isPossible: true },
        { problem: 'studentsBusy' as const, conflicts: [busyStudents], isPossible: false },
        { problem: 'inPast' as const, conflicts: [], isPossible: false },
      ].map((check) => (
        <ConflictList
          key={String(check.problem)}
          check={{ status: 'checked', check }}
          now={fridayNoon}
          viewerId="teacher-1"
        />
      ))}
      <ConflictList check={{ status: 'failed' }} now={fridayNoon} />
    </div>
  ),
}

/** [CF7] lessons that move together meet lessons of the teacher and of students. */
export const ConflictsOfBoth: StoryObj = {
  render: () => (
    <ConflictList
      check={{
        status: 'checked',
        check: { problem: 'studentsBusy', conflicts: [busyTeacher, busyStudents], isPossible: false },
      }}
      now={fridayNoon}
      viewerId="teacher-1"
    />
  ),
}
