import type { CourseStatus as Status } from '@hwjy/sdk'
import { StatusPill } from '@hwjy/ui'
import { CircleDashed, CircleStop, Megaphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export const courseStatuses = ['draft', 'published', 'closed'] as const satisfies readonly Status[]

const looks = {
  draft: { tone: 'neutral', Icon: CircleDashed },
  published: { tone: 'success', Icon: Megaphone },
  closed: { tone: 'neutral', Icon: CircleStop },
} as const

export function CourseStatus({ status }: { status: Status }) {
  const { t } = useTranslation('courses')
  const { tone, Icon } = looks[status]
  return (
    <StatusPill tone={tone} icon={<Icon aria-hidden size={14} />}>
      {t(`status.${status}`)}
    </StatusPill>
  )
}
