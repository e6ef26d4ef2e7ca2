import type { ClassStatus as Status } from '@hwjy/sdk'
import { StatusPill } from '@hwjy/ui'
import { CircleCheck, CircleDashed, CirclePlay } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export const classStatuses = ['notStarted', 'inProgress', 'ended'] as const satisfies readonly Status[]

const looks = {
  notStarted: { tone: 'neutral', Icon: CircleDashed },
  inProgress: { tone: 'success', Icon: CirclePlay },
  ended: { tone: 'neutral', Icon: CircleCheck },
} as const

export function ClassStatus({ status }: { status: Status }) {
  const { t } = useTranslation('classes')
  const { tone, Icon } = looks[status]
  return (
    <StatusPill tone={tone} icon={<Icon aria-hidden size={14} />}>
      {t(`status.${status}`)}
    </StatusPill>
  )
}
