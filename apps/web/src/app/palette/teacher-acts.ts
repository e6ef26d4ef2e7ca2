import {
  ClipboardCheck,
  CalendarClock,
  LibraryBig,
  type LucideIcon,
  Megaphone,
  NotebookPen,
  Upload,
} from 'lucide-react'
import { teacherPath } from '../../shared/page/teacher-paths.ts'

/** These are what a teacher does most often, each with the page that begins it. */
export const teacherActs = [
  { name: 'homework', to: '/teacher/homework/new', icon: NotebookPen },
  { name: 'grade', to: '/teacher/homework?state=waiting', icon: ClipboardCheck },
  { name: 'publicCourse', to: teacherPath.newPublicCourse, icon: LibraryBig },
  { name: 'upload', to: '/teacher/resources', icon: Upload },
  { name: 'notice', to: teacherPath.notices, icon: Megaphone },
  { name: 'moveLesson', to: '/teacher/timetable', icon: CalendarClock },
] as const satisfies readonly { name: string; to: string; icon: LucideIcon }[]
