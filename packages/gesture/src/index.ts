// Touches become inputs.
export { createGesture } from './create-gesture.ts';
export { GESTURE_MESSAGES } from './words.ts';
export type { Gesture, GestureButton, GestureLook, GestureWords } from './gesture.ts';
