import type { AccountInfo } from '@hwjy/sdk'
import { Button, List, ListItem } from '@hwjy/ui'
import { KeyRound, MessagesSquare, ShieldCheck, Smartphone, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { currentLanguage } from '../../../shared/i18n/i18n.ts'
import { tabStorage } from '../../../shared/choices/storage.ts'
import { lazyPage } from '../../../shared/page/lazy-page.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import { unbroken } from '../../../shared/time/unbroken.ts'
import * as css from '../account.css.ts'
import { BindWechatButton } from './bind-wechat-button.tsx'
import type { ChangePasswordDialogProps } from './change-password-dialog.tsx'
import type { ChangePhoneDialogProps } from '../phone/change-phone-dialog.tsx'
import { passwordState } from './password-state.ts'
import { keptPhoneChange } from '../phone/phone-change-step.ts'
import type { ResetPasswordDialogProps } from './reset-password-dialog.tsx'
import type { SetPasswordDialogProps } from './set-password-dialog.tsx'
import { StepRows } from './step-rows.tsx'
import type { TwoFactorDialogProps } from './two-factor-dialog.tsx'
import { UnbindWechatDialog } from './unbind-wechat-dialog.tsx'
import type { Account } from '../use-account.ts'
import { useSendsCodes } from '../phone/use-sends-codes.ts'

// Forms come with the libraries that check them, so the page is there first.
const ChangePasswordDialog = lazyPage<ChangePasswordDialogProps>(() => import('./change-password-dialog.tsx'))
const ResetPasswordDialog = lazyPage<ResetPasswordDialogProps>(() => import('./reset-password-dialog.tsx'), 'smsCode')
const SetPasswordDialog = lazyPage<SetPasswordDialogProps>(() => import('./set-password-dialog.tsx'))
const ChangePhoneDialog = lazyPage<ChangePhoneDialogProps>(() => import('../phone/change-phone-dialog.tsx'))
const TwoFactorDialog = lazyPage<TwoFactorDialogProps>(() => import('./two-factor-dialog.tsx'))

type Topic = 'password' | 'forgotten' | 'phone' | 'wechat' | 'twoFactor'

export function SecurityRows({ info, account }: { info: AccountInfo; account: Account }) {
  const { t } = useTranslation('account')
  const [params, setParams] = useSearchParams()
  const isPasswordAskedFor = params.get('change') === 'password'
  const [chosen, setOpen] = useState<Topic | null>(() =>
    keptPhoneChange(tabStorage, info.mobile !== null, Date.now()) === null ? null : 'phone',
  )
  const open = isPasswordAskedFor ? 'password' : chosen
  const sendsCodes = useSendsCodes() !== false
  function close() {
    if (isPasswordAskedFor) setParams({}, { replace: true })
    else setOpen(null)
  }
  const { hasPassword, zone, mobile, wechat, isTwoFactor } = info
  const password = passwordState(info)
  const timeZone = useViewerZone()
  const date = (at: string) =>
    unbroken(new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeZone }).format(new Date(at)))
  const passwordWords = {
    missing: t('passwordMissing'),
    unknown: t('passwordUnknown'),
    fresh: t('passwordFresh', { count: password.daysLeft }),
    old: t('passwordOld'),
  }[password.status]
  // The office gives teachers a new password; a family helps itself.
  const canReset = account.role === 'student' && sendsCodes && mobile !== null
  function forget() {
    close()
    setOpen('forgotten')
  }
  const hasStrongStep = info.totpSince !== null || info.passkeys.length > 0
  const canTurnOn = hasStrongStep || (sendsCodes && mobile !== null)
  const twoFactorWords = isTwoFactor
    ? t(sendsCodes || hasStrongStep ? 'twoFactorOn' : 'twoFactorStays')
    : t(canTurnOn ? 'twoFactorOff' : sendsCodes ? 'twoFactorNeedsPhone' : 'twoFactorNeedsCodes')
  return (
    <>
      <List label={t('securityHeading')}>
        <ListItem
          leading={
            <span className={css.icon}>
              <KeyRound aria-hidden size={20} />
            </span>
          }
          title={t('password')}
          description={<span className={password.status === 'old' ? css.warning : undefined}>{passwordWords}</span>}
          trailing={
            <Button onClick={() => setOpen('password')}>{hasPassword ? t('changePassword') : t('setPassword')}</Button>
          }
        />
        <ListItem
          leading={
            <span className={css.icon}>
              <Smartphone aria-hidden size={20} />
            </span>
          }
          title={t('phone')}
          description={
            <>
              {mobile === null ? t('phoneMissing') : `+${zone} ${mobile}`}
              {!sendsCodes && <p>{t('phoneNeedsCodes')}</p>}
            </>
          }
          trailing={
            <Button disabled={!sendsCodes} onClick={() => setOpen('phone')}>
              {mobile === null ? t('addPhone') : t('changePhone')}
            </Button>
          }
        />
        <ListItem
          leading={
            <span className={css.icon}>
              <MessagesSquare aria-hidden size={20} />
            </span>
          }
          title={t('wechat')}
          description={
            wechat ? t('wechatSince', { name: wechat.nickname, date: date(wechat.boundAt) }) : t('wechatNone')
          }
          trailing={
            wechat ? (
              <Button onClick={() => setOpen('wechat')}>{t('unbindWechat')}</Button>
            ) : (
              <BindWechatButton role={account.role} />
            )
          }
        />
        <ListItem
          leading={
            <span className={css.icon}>
              <ShieldCheck aria-hidden size={20} />
            </span>
          }
          title={t('twoFactor')}
          description={twoFactorWords}
          trailing={
            <Button disabled={!isTwoFactor && !canTurnOn} onClick={() => setOpen('twoFactor')}>
              {isTwoFactor ? t('turnOff') : t('turnOn')}
            </Button>
          }
        />
        <StepRows info={info} account={account} />
        <ListItem
          leading={
            <span className={css.dangerIcon}>
              <Trash2 aria-hidden size={20} />
            </span>
          }
          title={t('deleteAccount')}
          description={t('deleteAccountText')}
          trailing={
            <Button asChild>
              <Link to="/cancelAccount">{t('deleteAccountGo')}</Link>
            </Button>
          }
        />
      </List>
      <Suspense>
        {open === 'password' &&
          (hasPassword ? (
            <ChangePasswordDialog
              account={account}
              wechat={wechat}
              onForgotten={canReset ? forget : undefined}
              onClose={close}
            />
          ) : (
            <SetPasswordDialog account={account} onClose={close} />
          ))}
        {open === 'forgotten' && <ResetPasswordDialog account={account} wechat={wechat} onClose={close} />}
        {open === 'phone' && <ChangePhoneDialog account={account} info={info} onClose={close} />}
        {open === 'wechat' && <UnbindWechatDialog account={account} onClose={close} />}
        {open === 'twoFactor' && (
          <TwoFactorDialog
            account={account}
            isOn={isTwoFactor}
            takesCode={sendsCodes && mobile !== null && !hasStrongStep}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
