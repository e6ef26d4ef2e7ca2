import type { Role } from '@hwjy/sdk'
import {
  BookOpen,
  BookOpenCheck,
  CalendarDays,
  ChartColumn,
  CircleQuestionMark,
  Clapperboard,
  ClipboardCheck,
  Compass,
  Files,
  FileSignature,
  FolderOpen,
  GraduationCap,
  History,
  House,
  Languages,
  LibraryBig,
  type LucideIcon,
  Megaphone,
  MessageSquareText,
  NotebookPen,
  Presentation,
  QrCode,
  ReceiptText,
  School,
  Search,
  Settings,
  ShieldCheck,
  Star,
  UserRound,
  UsersRound,
} from 'lucide-react'
import type { PageName } from '../routes/route-meta.ts'

/** Groups stand apart in the rail, in this order, under their names; the office, which few have, comes first. `class` is a teacher's first one, `learn` a student's. */
export const navigationGroups = [
  'school',
  'class',
  'learn',
  'work',
  'library',
  'records',
  'find',
  'family',
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
  /** This waits behind it, and is shown as a number. */
  counts?: Counted
}

/** A student's homework to do, or the works that wait for a teacher's marks. */
export type Counted = 'toDo' | 'waitingWork'

/** The ways on of each role, in the order of the rail within their group. A feature adds its pages here. */
const own: Readonly<Record<Role, readonly NavigationEntry[]>> = {
  teacher: [
    { to: '/teacher', name: 'home', icon: House, group: 'class', isInBar: true },
    { to: '/teacher/timetable', name: 'timetable', icon: CalendarDays, group: 'class', isInBar: true },
    { to: '/teacher/classes', name: 'classes', icon: UsersRound, group: 'class' },
    { to: '/teacher/students', name: 'students', icon: GraduationCap, group: 'class' },
    {
      to: '/teacher/homework',
      name: 'homework',
      icon: NotebookPen,
      group: 'work',
      isInBar: true,
      counts: 'waitingWork',
    },
    { to: '/teacher/questions', name: 'questions', icon: LibraryBig, group: 'work' },
    { to: '/teacher/papers', name: 'papers', icon: Files, group: 'work' },
    { to: '/teacher/courses', name: 'courses', icon: BookOpen, group: 'library' },
    { to: '/teacher/resources', name: 'resources', icon: FolderOpen, group: 'library' },
    { to: '/teacher/replays', name: 'replays', icon: Clapperboard, group: 'library' },
    { to: '/teacher/boards', name: 'boards', icon: Presentation, group: 'library' },
    { to: '/teacher/search', name: 'search', icon: Search, group: 'library' },
    { to: '/teacher/favourites', name: 'favourites', icon: Star, group: 'library' },
    { to: '/teacher/attendance', name: 'attendance', icon: ClipboardCheck, group: 'records' },
    { to: '/teacher/history', name: 'history', icon: History, group: 'records' },
    { to: '/teacher/statistics', name: 'statistics', icon: ChartColumn, group: 'records' },
    { to: '/teacher/notices', name: 'notices', icon: Megaphone, group: 'records' },
    { to: '/teacher/groups', name: 'classGroups', icon: QrCode, group: 'records' },
    { to: '/teacher/help', name: 'help', icon: CircleQuestionMark, group: 'app' },
  ],
  student: [
    { to: '/student', name: 'home', icon: House, group: 'learn', isInBar: true },
    { to: '/student/timetable', name: 'timetable', icon: CalendarDays, group: 'learn', isInBar: true },
    { to: '/student/homework', name: 'homework', icon: BookOpenCheck, group: 'learn', isInBar: true, counts: 'toDo' },
    { to: '/student/courses', name: 'myCourses', icon: BookOpen, group: 'learn' },
    { to: '/student/words', name: 'words', icon: Languages, group: 'learn' },
    { to: '/student/history', name: 'lessonHistory', icon: History, group: 'learn' },
    { to: '/student/groups', name: 'classGroups', icon: QrCode, group: 'learn' },
    { to: '/student/square', name: 'square', icon: Compass, group: 'find' },
    { to: '/student/resources', name: 'studentResources', icon: FolderOpen, group: 'find' },
    { to: '/student/search', name: 'search', icon: Search, group: 'find' },
    { to: '/student/favourites', name: 'favourites', icon: Star, group: 'find' },
    { to: '/supervision', name: 'supervision', icon: UsersRound, group: 'family' },
    { to: '/student/orders', name: 'orders', icon: ReceiptText, group: 'family' },
    { to: '/student/contracts', name: 'contracts', icon: FileSignature, group: 'family' },
    { to: '/student/help', name: 'help', icon: CircleQuestionMark, group: 'app' },
  ],
}

const schoolOffice: NavigationEntry = { to: '/teacher/school', name: 'school', icon: School, group: 'school' }

/** Those that both roles have. */
const ofBoth: readonly NavigationEntry[] = [
  { to: '/messages', name: 'messages', icon: MessageSquareText, group: 'account', isInBar: true },
  { to: '/account', name: 'account', icon: UserRound, group: 'account' },
  { to: '/security', name: 'security', icon: ShieldCheck, group: 'account' },
  { to: '/settings', name: 'settings', icon: Settings, group: 'app' },
]

/**
 * Lists all navigation entries of the shell, for rail, bottom bar and palette.
 * @param buttons what the person may do, as the server says
 */
export const navigationFor = (role: Role, buttons: readonly string[] = []): readonly NavigationEntry[] => [
  ...own[role],
  ...(buttons.includes('school.admin') ? [schoolOffice] : []),
  ...ofBoth,
]
