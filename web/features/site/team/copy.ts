/** Fixed texts of the team page; 'Send Email', 'View LinkedIn' and 'View Profile' are the specification's. */
export const copy = {
  title: 'Our Team',
  lead: 'A small crew that builds the platform, keeps the judge honest and answers your emails.',
  sampleMark: 'Sample',
  sample:
    'These people and figures are samples, and their links lead nowhere in particular. Whoever runs this site puts their own team here.',
  choose: 'Team members',
  contact: 'Contact',
  elsewhere: 'Elsewhere',
  skills: 'Skills',
  experience: 'Experience',
  education: 'Education',
  sendEmail: 'Send Email',
  viewLinkedIn: 'View LinkedIn',
  everyone: 'The whole crew',
  viewProfile: 'View Profile',
} as const;
