/** What happened to my devices by itself. */
export type DeviceEvent = 'offer' | 'replaced' | 'silent' | 'isBack' | 'heavy'
