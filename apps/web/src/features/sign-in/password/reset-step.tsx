import { ApiError, errorCodes, type Role } from '@hwjy/sdk'
import { Banner } from '@hwjy/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isStepTyped, OtherWays, StepField } from '../../../shared/account/proof/step-field.tsx'
import { type StepInput, stepInput, type StepWay } from '../../../shared/account/proof/step-way.ts'

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

/**
 * Keeps the proof that a new password takes besides the text code, where the account signs in in two steps. Empty until
 * the server has asked for it, which it does once the code is right.
 */
export function useResetStep(role: Role) {
  const [ways, setWays] = useState<readonly StepWay[] | null>(null)
  const [chosen, setChosen] = useState<StepWay | null>(null)
  const [typed, setTyped] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const way = chosen ?? ways?.[0]

  return {
    // Null before the server has asked. Empty: only the school can help.
    ways,
    way,
    typed,
    isMissing,
    choose(next: StepWay) {
      setChosen(next)
      setTyped('')
      setIsMissing(false)
    },
    type(next: string) {
      setTyped(next)
      setIsMissing(false)
    },
    // Returns true, and shows it, when a required proof is missing.
    isMissingOnSubmit(): boolean {
      const isShort = way !== undefined && !isStepTyped(way, typed)
      setIsMissing(isShort)
      return isShort
    },
    input: async (): Promise<StepInput> => (way === undefined ? {} : stepInput(role, way, typed)),
    /** @throws {DOMException} `AbortError` when the server asks for a step: nothing went wrong. Other errors as they are */
    askIfNeeded(error: unknown): never {
      if (!(error instanceof ApiError) || error.code !== errorCodes.textCodeNotEnough) throw error
      setWays((error.data?.ways ?? []).filter((one): one is StepWay => one !== 'smsCode'))
      throw new DOMException('A step is needed', 'AbortError')
    },
    // Clears everything: another phone may belong to another account.
    forget() {
      setWays(null)
      setChosen(null)
      setTyped('')
    },
  }
}

type ResetStepState = ReturnType<typeof useResetStep>
