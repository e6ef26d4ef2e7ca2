/** Imports of the sign-in's other parts: used through `lazy-parts.ts`. */
export const phonePasswordForm = () => import('../ways/phone-password-form.tsx')
export const smsForm = () => import('../ways/sms-form.tsx')
export const wechatWay = () => import('../wechat/wechat-way.tsx')
export const nextStepForm = () => import('./next-step-form.tsx')
export const chooseStudent = () => import('./choose-student.tsx')
export const passkeySignIn = () => import('../ways/passkey-sign-in.ts')
