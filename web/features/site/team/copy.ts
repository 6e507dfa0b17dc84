/** Fixed texts of the team page; 'Send Email', 'View LinkedIn' and 'View Profile' are the specification's. */
export const copy = {
  title: 'Our Team',
  lead: 'A small crew that builds the platform, keeps the judge honest and answers your messages.',
  sampleMark: 'Sample',
  sample: 'These people, numbers and links are placeholders for the team that runs this site.',
  choose: 'Team members',
  contact: 'Contact',
  elsewhere: 'Links',
  skills: 'Skills',
  experience: 'Experience',
  education: 'Education',
  sendEmail: 'Send Email',
  viewLinkedIn: 'View LinkedIn',
  everyone: 'The whole crew',
  viewProfile: 'View Profile',
} as const;
