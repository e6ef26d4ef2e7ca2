import { LANGUAGES, type LessonSummary, type Role, useSession } from '@hwjy/sdk'
import { BookOpen, KeyRound, Languages, LogOut, SunMoon, UsersRound } from 'lucide-react'
import { personAddress } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useStudentDay, useTeacherDay } from '../../features/lessons/use-lesson-day.ts'
import { themeChoice } from '../../shared/appearance.ts'
import { currentLanguage, setLanguage } from '../../shared/i18n/i18n.ts'
import { languageNames } from '../../shared/i18n/language.ts'
import { nameIn, namesOf } from '../../shared/names/name-in.ts'
import { lessonOf } from '../../shared/names/name-line.tsx'
import { lessonPath } from '../../shared/lesson/lesson-paths.ts'
import { useLeave } from '../shell/use-leave.ts'
import { useFamily } from '../../shared/family/use-family.ts'
import { navigationFor } from '../navigation/navigation-entries.ts'
import type { PaletteEntry } from './rank-entries.ts'
import { teacherActs } from './teacher-acts.ts'
import { chineseSynonymsOf, passwordWords, synonymsOf } from './synonyms.ts'

/**
 * Returns the page of a lesson that can be opened now: its entry check or its result; null for one that is still
 * closed.
 */
function pathOf(lesson: LessonSummary, role: Role): string | null {
  if (lesson.canEnter || lesson.canStart) return lessonPath.check(lesson.lessonId)
  return role === 'teacher' && lesson.status === 'ended' ? lessonPath.result(lesson.lessonId) : null
}

/** Entries that the palette knows by itself: pages of this account, today's lessons, things to do. */
export function usePaletteEntries(role: Role): readonly PaletteEntry[] {
  const { t, i18n } = useTranslation(['shell', 'pages', 'common'])
  const navigate = useNavigate()
  const { userInfo } = useSession()
  const leave = useLeave()
  const days = { teacher: useTeacherDay(role === 'teacher'), student: useStudentDay(role === 'student') }
  const { data: day } = days[role]
  const pages = navigationFor(role, userInfo?.buttons).map(({ to, name, icon }) => ({
    id: to,
    label: t(`pages:${name}`),
    hint: t('palette.page'),
    icon,
    run: () => void navigate(to),
  }))
  const lessons = (day?.lessons ?? []).flatMap((lesson) => {
    const path = pathOf(lesson, role)
    if (path === null) return []
    const run = () => void navigate(path)
    return [
      {
        id: lesson.lessonId,
        label: nameIn(lessonOf(lesson), i18n.language),
        hint: t('palette.lesson'),
        icon: BookOpen,
        words: namesOf(lessonOf(lesson)),
        chinese: [lesson.lessonName],
        run,
      },
    ]
  })
  const acts = (role === 'teacher' ? teacherActs : []).map(({ name, to, icon }) => ({
    id: `act-${name}`,
    label: t(`palette.acts.${name}`),
    hint: t('palette.action'),
    icon,
    run: () => void navigate(to),
  }))
  const password = {
    id: 'change-password',
    label: t('palette.changePassword'),
    hint: t('palette.action'),
    icon: KeyRound,
    ...passwordWords,
    isNarrow: true,
    run: () => void navigate('/security?change=password'),
  }
  const { students, goOnAs } = useFamily()
  const others = students.flatMap(({ stuId, name, isCurrent }) => {
    const label = t('family.goOnAs', { name: personAddress(name, currentLanguage()) })
    const run = () => void goOnAs(stuId)
    return isCurrent ? [] : [{ id: stuId, label, hint: t('family.hint'), icon: UsersRound, run }]
  })
  const appearance = themeChoice.values.map((theme) => ({
    id: `theme-${theme}`,
    label: t(`common:theme.${theme}`),
    hint: t('common:menu.theme'),
    icon: SunMoon,
    run: () => themeChoice.set(theme),
  }))
  const languages = LANGUAGES.map((language) => ({
    id: language,
    label: languageNames[language],
    hint: t('common:menu.language'),
    icon: Languages,
    run: () => void setLanguage(language),
  }))
  const signOut = { id: 'sign-out', label: t('common:menu.signOut'), hint: t('palette.action'), icon: LogOut }
  const leaving = { ...signOut, run: () => void leave() }
  const isChinese = currentLanguage() === 'zh-CN'
  const ours = (entries: readonly PaletteEntry[]) =>
    entries.map((entry) => ({
      ...entry,
      words: synonymsOf(entry.label),
      // 日本語 stands in every list as the Japanese write it.
      chinese: [...chineseSynonymsOf(entry.label), ...(isChinese && entry.id !== 'ja-JP' ? [entry.label] : [])],
    }))
  return [
    ...ours(pages),
    ...lessons,
    ...ours(acts),
    password,
    ...ours([...others, ...appearance, ...languages, leaving]),
  ]
}
