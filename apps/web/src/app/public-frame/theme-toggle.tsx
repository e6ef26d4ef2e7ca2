import { IconButton } from '@hwjy/ui'
import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveTheme, savedTheme } from '../theme-choice.ts'

const isDeviceDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches

/** Day or night, in one press. The settings know more. */
export function ThemeToggle() {
  const { t } = useTranslation('publicFrame')
  const [theme, setTheme] = useState(savedTheme)
  const isDark = theme === 'dark' || (theme === 'system' && isDeviceDark())
  function toggle() {
    const next = isDark ? 'light' : 'dark'
    saveTheme(next)
    setTheme(next)
  }
  return (
    <IconButton
      label={isDark ? t('toLight') : t('toDark')}
      icon={isDark ? <Sun aria-hidden size={18} /> : <Moon aria-hidden size={18} />}
      onClick={toggle}
    />
  )
}
