import { IconButton } from '@hwjy/ui'
import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { themeChoice } from '../../shared/appearance.ts'
import { useSavedChoice } from '../../shared/choices/use-saved-choice.ts'
import { useIsDeviceDark } from './use-is-device-dark.ts'

export function ThemeToggle() {
  const { t } = useTranslation('publicFrame')
  const theme = useSavedChoice(themeChoice)
  const isDeviceDark = useIsDeviceDark()
  const isDark = theme === 'dark' || (theme === 'system' && isDeviceDark)
  return (
    <IconButton
      label={isDark ? t('toLight') : t('toDark')}
      icon={isDark ? <Sun aria-hidden size={18} /> : <Moon aria-hidden size={18} />}
      onClick={() => themeChoice.set(isDark ? 'light' : 'dark')}
    />
  )
}
