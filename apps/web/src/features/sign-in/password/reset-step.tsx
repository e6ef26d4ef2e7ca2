import { Banner } from '@hwjy/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OtherWays, StepField } from '../../../shared/account/proof/step-field.tsx'
import type { ResetStepState } from './use-reset-step.ts'

interface ResetStepProps {
  step: ResetStepState
  onEdit: () => void
  problem: ReactNode
}

/** With two steps, a text message alone sets no new password: asks for one proof more, or says where to find help. */
export function ResetStep({ step: { ways, way, typed, isMissing, choose, type }, onEdit, problem }: ResetStepProps) {
  const { t } = useTranslation('secondStep')
  if (!ways) return null
  if (way === undefined) return <Banner tone="warning">{t('resetNoWay')}</Banner>
  return (
    <>
      <Banner>{t('resetNeeds')}</Banner>
      <StepField
        key={way}
        way={way}
        value={typed}
        onChange={(next) => {
          type(next)
          onEdit()
        }}
        isMissing={isMissing}
        problem={problem}
      />
      <OtherWays
        ways={ways}
        chosen={way}
        onChoose={(next) => {
          choose(next)
          onEdit()
        }}
      />
    </>
  )
}
