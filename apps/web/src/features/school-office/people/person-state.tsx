import type { SchoolPersonState } from '@hwjy/sdk'
import { StatusPill } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'

const tones = { waiting: 'neutral', invited: 'accent', active: 'success', closed: 'warning' } as const

export function PersonState({ state }: { state: SchoolPersonState }) {
  const { t } = useTranslation('schoolOffice')
  return <StatusPill tone={tones[state]}>{t(`people.states.${state}`)}</StatusPill>
}
