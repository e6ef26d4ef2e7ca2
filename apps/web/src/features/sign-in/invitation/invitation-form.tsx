import { useAcceptInvitation } from '@hwjy/sdk'
import { InvitationAcceptance } from '@hwjy/sdk/schemas'
import { Button } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { NewPasswordFields, newPasswordProblems } from '../../../shared/account/proof/new-password-fields.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { deviceStorage } from '../../../shared/choices/storage.ts'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import * as css from '../login-page.css.ts'
import { rememberChoice } from '../ways/sign-in-choice.ts'

const problemFields = { ofCode: newPasswordProblems, inInput: ['password', 'passwordAgain'] } as const
type FieldName = (typeof problemFields.inInput)[number]

export interface InvitationFormProps {
  token: string
  /** @param username what the person signs in with from now on */
  onAccepted: (username: string) => void
}

/** The password of a new account, with the same rule and hints as everywhere. */
export function InvitationForm({ token, onAccepted }: InvitationFormProps) {
  const { t } = useTranslation('invitation')
  const { problem, isBusy, run, forgetProblem } = useCall<FieldName>(problemFields)
  const { mutateAsync: accept } = useAcceptInvitation(atOnce)
  const form = useContractForm({
    schema: InvitationAcceptance,
    defaultValues: { token, password: '', passwordAgain: '' },
    onChange: forgetProblem,
  })
  const wrong = (['password', 'passwordAgain'] as const).find((name) => form.violationOf(name) !== null)

  async function save(data: InvitationAcceptance) {
    await run(async () => {
      const { username, role } = await accept({ data })
      rememberChoice(deviceStorage, { role, way: 'username' })
      onAccepted(username)
    })
  }
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit(save)
      }}
    >
      <NewPasswordFields
        value={form.values}
        onChange={({ password, passwordAgain }) => form.change({ password, passwordAgain })}
        problem={wrong === undefined ? problem : { field: wrong, message: '', until: null }}
        isMissing={form.violationOf('password')?.kind === 'missing'}
      />
      <CallNotice problem={problem} />
      <Button type="submit" tone="primary" size="lg" isWide isBusy={isBusy}>
        {t('save')}
      </Button>
    </form>
  )
}
