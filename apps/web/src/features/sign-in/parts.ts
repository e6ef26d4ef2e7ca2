/** Everything that may follow the first view of the sign-in, in one file: used through `late-parts.ts`. */
export { passkeySignIn } from './ways/passkey-sign-in.ts'
export { PhoneForm } from './ways/phone-form.tsx'
export { SmsForm } from './ways/code-form.tsx'
export { WechatWay } from './ways/wechat-way.tsx'
export { ChooseStudent } from './steps/choose-student.tsx'
export { NextStep } from './steps/next-step.tsx'
