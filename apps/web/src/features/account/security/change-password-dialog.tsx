import { type AccountInfo, errorCodes, useUpdatePasswordAs } from '@hwjy/sdk'
import { PasswordChange } from '@hwjy/sdk/schemas'
import { Button, Checkbox, useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { FormDialog } from '../../../shared/account/form-dialog.tsx'
import { NewPasswordFields, newPasswordProblems } from '../../../shared/account/proof/new-password-fields.tsx'
import { PresentPasswordField } from '../../../shared/account/proof/present-password-field.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import * as css from '../account.css.ts'
import type { Account } from '../use-account.ts'
import { newPasswordViolation } from './new-password-violation.ts'

const problemFields = {
  ofCode: {
    [errorCodes.wrongPassword]: 'oldPassword',
    [errorCodes.passwordUnchanged]: 'password',
    ...newPasswordProblems,
  },
  inInput: ['oldPassword', 'password', 'passwordAgain'],
} as const
type FieldName = (typeof problemFields.inInput)[number]

export interface ChangePasswordDialogProps {
  account: Account
  /** The WeChat account that also signs in to this account. */
  wechat: AccountInfo['wechat']
  /** Leads to a new password without the old one; left out where no code can come. */
  onForgotten?: (() => void) | undefined
  onClose: () => void
}

/**
 * Asks for the old password, and a new one twice. Other sessions are signed out, and WeChat is unbound unless it shall
 * stay: a person who knew the old password may have bound it.
 */
export default function ChangePasswordDialog({ account, wechat, onForgotten, onClose }: ChangePasswordDialogProps) {
  const { t } = useTranslation(['account', 'smsCode'])
  const toast = useToast()
  const { problem, isBusy, run, forgetProblem } = useCall<FieldName>(problemFields)

  const { mutateAsync: updatePassword } = useUpdatePasswordAs(account.role, atOnce)
  const form = useContractForm({
    schema: PasswordChange,
    defaultValues: { oldPassword: '', password: '', passwordAgain: '', keepWechat: false },
    onChange: forgetProblem,
  })
  const oldViolation = form.violationOf('oldPassword')

  async function save(data: PasswordChange) {
    if (!(await run(async () => account.show(await updatePassword({ data }))))) return
    toast.show(t('passwordChanged'), { tone: 'success' })
    onClose()
  }
  return (
    <FormDialog
      title={t('changePassword')}
      description={t('changePasswordText')}
      submitLabel={t('save')}
      isBusy={isBusy}
      onSubmit={() => void form.submit(save)}
      onClose={onClose}
    >
      <PresentPasswordField
        label={t('oldPassword')}
        name="oldPassword"
        value={form.values.oldPassword}
        onChange={(oldPassword) => form.change({ oldPassword })}
        isMissing={oldViolation?.kind === 'missing'}
        isWrong={oldViolation !== null || problem?.field === 'oldPassword'}
      />
      {onForgotten && (
        <Button tone="quiet" size="sm" className={css.forgotten} onClick={onForgotten}>
          {t('forgottenPassword')}
        </Button>
      )}
      <NewPasswordFields
        value={form.values}
        onChange={({ password, passwordAgain }) => form.change({ password, passwordAgain })}
        problem={newPasswordViolation(form.violationOf) ?? problem}
        isMissing={form.violationOf('password')?.kind === 'missing'}
      />
      {wechat && (
        <Checkbox
          label={t('letWechatGo', { name: wechat.nickname })}
          description={t('letWechatGoText')}
          isChecked={!form.values.keepWechat}
          onCheckedChange={(letsGo) => form.change({ keepWechat: !letsGo })}
        />
      )}
      <CallNotice problem={problem} />
    </FormDialog>
  )
}
