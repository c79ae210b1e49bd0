/** Maximum size of an uploaded picture, in bytes. */
export const uploadLimitBytes = 5 * 1024 * 1024;
/** MIME types of pictures that the API accepts. */
export const acceptedPictures = ['image/jpeg', 'image/png', 'image/webp'] as const;
