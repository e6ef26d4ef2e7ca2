import { LANGUAGES, type Role, type UserInfo } from '@hwjy/sdk'
import { Avatar, DropdownMenu, type MenuItem, personAddress, VisuallyHidden } from '@hwjy/ui'
import { AppWindow, ChevronDown, LogOut, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { currentLanguage, setLanguage } from '../../shared/i18n/i18n.ts'
import { languageNames } from '../../shared/i18n/language.ts'
import { faceOf, facesOfFamily } from '../../shared/people/face-of.ts'
import { useLeave } from './use-leave.ts'
import { useFamily } from '../../shared/family/use-family.ts'
import { appWindows } from '../../shared/windows/app-windows.ts'
import { useAppWindows } from '../../shared/windows/use-app-windows.ts'
import * as css from './shell.css.ts'
import { type ThemeChoice, themeChoice } from '../../shared/appearance.ts'
import { useSavedChoice } from '../../shared/choices/use-saved-choice.ts'

export function UserMenu({ userInfo, role }: { userInfo: UserInfo; role: Role }) {
  const { t } = useTranslation()
  const { t: shell } = useTranslation('shell')
  const leave = useLeave()
  const windows = Object.values(useAppWindows())
  const family = useFamily()
  const faces = facesOfFamily(family.students)
  const theme = useSavedChoice(themeChoice)
  const name = userInfo.nickname || userInfo.name
  const themeNames: Record<ThemeChoice, string> = {
    system: t('theme.system'),
    light: t('theme.light'),
    dark: t('theme.dark'),
    contrast: t('theme.contrast'),
  }
  const roleNames: Record<Role, string> = { student: t('role.student'), teacher: t('role.teacher') }
  function familyItems(): MenuItem[] {
    if (family.students.length === 0) return []
    const options = family.students.map(({ stuId, name: called }) => ({
      value: stuId,
      label: (
        <span className={css.student}>
          <Avatar name={called} {...faces.get(stuId)} size={32} isDecorative />
          {called}
        </span>
      ),
    }))
    return [
      {
        type: 'radio',
        label: shell('family.label'),
        value: userInfo.userId,
        options,
        onValueChange: (stuId) => void family.goOnAs(stuId),
      },
    ]
  }
  function windowItems(): MenuItem[] {
    if (windows.length === 0) return []
    const items = windows.map(({ id, title }) => ({
      label: title,
      icon: <AppWindow aria-hidden size={16} />,
      onSelect: () => appWindows.focus(id),
    }))
    const rooms = windows.filter(({ kind }) => kind === 'room')
    const closing = rooms.map(({ id, title }) => ({
      label: shell('windows.close', { title }),
      icon: <X aria-hidden size={16} />,
      onSelect: () => appWindows.close(id),
    }))
    return [{ type: 'separator' }, { type: 'heading', label: shell('windows.label') }, ...items, ...closing]
  }
  return (
    <DropdownMenu
      trigger={
        <button type="button" className={css.person}>
          <VisuallyHidden>{t('menu.open', { name: personAddress(name, currentLanguage()) })}</VisuallyHidden>
          <Avatar {...(faces.get(userInfo.userId) ?? faceOf(userInfo))} size={32} isDecorative />
          <span aria-hidden className={css.personName}>
            {name}
          </span>
          <ChevronDown aria-hidden size={16} />
        </button>
      }
      items={[
        { type: 'heading', label: `${name} · ${roleNames[role]}` },
        ...familyItems(),
        {
          type: 'radio',
          label: t('menu.language'),
          value: currentLanguage(),
          options: LANGUAGES.map((language) => ({ value: language, label: languageNames[language] })),
          onValueChange: (value) => {
            const chosen = LANGUAGES.find((language) => language === value)
            if (chosen) void setLanguage(chosen)
          },
        },
        {
          type: 'radio',
          label: t('menu.theme'),
          value: theme,
          options: themeChoice.values.map((value) => ({ value, label: themeNames[value] })),
          onValueChange: (value) => themeChoice.set(themeChoice.values.find((known) => known === value) ?? 'system'),
        },
        ...windowItems(),
        { type: 'separator' },
        { label: t('menu.signOut'), icon: <LogOut aria-hidden size={16} />, onSelect: () => void leave() },
      ]}
    />
  )
}
