/** Where the code of the sign-in's other parts is: asked for through `lazy-parts.ts`. */
export const phonePasswordForm = () => import('./phone-password-form.tsx')
export const smsForm = () => import('./sms-form.tsx')
export const wechatWay = () => import('./wechat-way.tsx')
export const nextStepForm = () => import('./next-step-form.tsx')
export const chooseStudent = () => import('./choose-student.tsx')
