/** What happened to my devices by itself. */
export type DeviceNewsKind = 'offer' | 'replaced' | 'silent' | 'isBack' | 'heavy'
