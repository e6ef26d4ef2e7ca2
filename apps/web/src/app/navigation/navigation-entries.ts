import type { Role } from '@hwjy/sdk'
import {
  BookOpen,
  ChartColumn,
  CircleQuestionMark,
  ClipboardCheck,
  History,
  Megaphone,
  QrCode,
  CalendarDays,
  BookOpenCheck,
  Files,
  FolderOpen,
  GraduationCap,
  House,
  Clapperboard,
  LibraryBig,
  Presentation,
  type LucideIcon,
  MessageSquareText,
  NotebookPen,
  School,
  Settings,
  ShieldCheck,
  UserRound,
  UsersRound,
} from 'lucide-react'
import type { PageName } from '../routes/route-meta.ts'

/** Groups stand apart in the rail, in this order, under their names. `class` is a teacher's first one, `learn` a student's. */
export const navigationGroups = [
  'class',
  'learn',
  'work',
  'library',
  'records',
  'find',
  'family',
  'school',
  'account',
  'app',
] as const

export interface NavigationEntry {
  to: string
  name: PageName
  icon: LucideIcon
  group: (typeof navigationGroups)[number]
  /** Also in the bottom bar of a phone, which has room for four with "More". */
  isInBar?: boolean
}

const schoolOffice: NavigationEntry = { to: '/teacher/school', name: 'school', icon: School, group: 'school' }

const classes: NavigationEntry = { to: '/teacher/classes', name: 'classes', icon: UsersRound, group: 'class' }

const students: NavigationEntry = { to: '/teacher/students', name: 'students', icon: GraduationCap, group: 'class' }

const courses: NavigationEntry = { to: '/teacher/courses', name: 'courses', icon: BookOpen, group: 'library' }

const homework: NavigationEntry = {
  to: '/teacher/homework',
  name: 'homework',
  icon: NotebookPen,
  group: 'work',
}

const papers: NavigationEntry = { to: '/teacher/papers', name: 'papers', icon: Files, group: 'work' }

const questions: NavigationEntry = { to: '/teacher/questions', name: 'questions', icon: LibraryBig, group: 'work' }

const kept: readonly NavigationEntry[] = [
  { to: '/teacher/replays', name: 'replays', icon: Clapperboard, group: 'library' },
  { to: '/teacher/boards', name: 'boards', icon: Presentation, group: 'library' },
]

const resources: NavigationEntry = { to: '/teacher/resources', name: 'resources', icon: FolderOpen, group: 'library' }

const records: readonly NavigationEntry[] = [
  { to: '/teacher/attendance', name: 'attendance', icon: ClipboardCheck, group: 'records' },
  { to: '/teacher/history', name: 'history', icon: History, group: 'records' },
  { to: '/teacher/statistics', name: 'statistics', icon: ChartColumn, group: 'records' },
  { to: '/teacher/notices', name: 'notices', icon: Megaphone, group: 'records' },
  { to: '/teacher/groups', name: 'classGroups', icon: QrCode, group: 'records' },
]

const help: NavigationEntry = { to: '/teacher/help', name: 'help', icon: CircleQuestionMark, group: 'app' }
const timetable = (role: Role): NavigationEntry => ({
  to: `/${role}/timetable`,
  name: 'timetable',
  icon: CalendarDays,
  group: role === 'teacher' ? 'class' : 'learn',
  isInBar: true,
})

const ownHomework: NavigationEntry = {
  to: '/student/homework',
  name: 'homework',
  icon: BookOpenCheck,
  group: 'learn',
  isInBar: true,
}

/**
 * Lists all navigation entries of the shell, for rail, bottom bar and palette. A feature adds its pages here.
 * @param buttons what the person may do, as the server says
 */
export const navigationFor = (role: Role, buttons: readonly string[] = []): readonly NavigationEntry[] => [
  { to: `/${role}`, name: 'home', icon: House, group: role === 'teacher' ? 'class' : 'learn', isInBar: true },
  timetable(role),
  ...(role === 'teacher' ? [classes, students, homework, papers, courses, resources, ...records] : [ownHomework]),
  ...(buttons.includes('school.admin') ? [schoolOffice] : []),
  ...(role === 'teacher' ? [questions, ...kept] : []),
  { to: '/messages', name: 'messages', icon: MessageSquareText, group: 'account', isInBar: true },
  { to: '/account', name: 'account', icon: UserRound, group: 'account', isInBar: role === 'teacher' },
  { to: '/security', name: 'security', icon: ShieldCheck, group: 'account' },
  { to: '/settings', name: 'settings', icon: Settings, group: 'app' },
  ...(role === 'teacher' ? [help] : []),
]
